/** What the pages of places say beyond the two paragraphs of their lists, by the places' ids. */
export const moreAboutPlaces: Readonly<Record<string, readonly string[]>> = {
  'red-fort': [
    'Come at opening time, because the queue at the Lahori Gate grows, and keep two hours for the walk. In the weeks around 26 January and 15 August, rehearsals and security close the fort for hours or for days, so ask us before you fix the date.',
    'The main street of Chandni Chowk begins opposite the gate. It is closed to motor traffic during the day: walk it or take a cycle rickshaw, and let the cab wait outside. On a day in the old city and the centre the Red Fort comes first, then Connaught Place with lunch, Jantar Mantar and the Birla Temple, about seven hours from the first gate to the last.',
  ],
  'qutub-minar': [
    'The tower is one of Delhi’s three World Heritage sites. In the order of their age it is the first, begun in the 1190s in the south of the city; Humayun’s Tomb of about 1570 and the Red Fort of the 1640s follow. The Red Fort is about 20 km away, an hour by car, so see the two on different days if you can.',
    'Mehrauli Archaeological Park lies next door, and the same car takes you on to the Lotus Temple and to Dilli Haat for dinner: about nine hours for the whole southern route. In late December and January fog can hide the upper storeys until ten. Begin such a day with something indoors.',
  ],
  'humayuns-tomb': [
    'On Mondays, when the Red Fort and the National Museum are closed, this is a monument to choose instead. On other days it is the last stop of a route that begins at the National Museum and goes by India Gate and the Old Fort, about eight hours from the first gate to the last. At that hour the light is on the western front.',
    'A morning here goes well with an afternoon at Akshardham Temple, which is just across the Yamuna, about 6 km away. From July to September showers are short, and stone stairs and marble turn slippery.',
  ],
  'akshardham-temple': [
    'Plan half a day for the temple alone, from the middle of the afternoon until after dark. That is why it is missing from our routes of one day. It goes well with a morning at Humayun’s Tomb, which is just across the Yamuna. On Mondays the temple is closed, as are the Red Fort, the Lotus Temple and the National Museum.',
    'Your phone stays in the car, so you cannot ring the driver from inside. Agree on a gate and on an hour before you go in. The tickets of the halls, of the boat ride and of the water show are not part of the fare.',
  ],
  kaziranga: [
    'The ranges differ. The Central range, at Kohora, has elephants, tall grass and wide views, and most of the lodges. The Western range, at Bagori, is short and dense with rhinos. The Eastern range, at Agoratoli, is the one for birds: pelicans, storks and, with luck, river dolphins. In February and March the grass has been burnt low enough to see over.',
    'A day trip from Guwahati is possible: ten hours in a cab for two hours in a jeep, and the way back in the dark. A night at Kohora or Bagori gives you two drives in two ranges. From about May to October the safaris stop, because the Brahmaputra floods much of the park. The opening dates change each year, so ask us before you book a flight around them.',
  ],
  sohra: [
    'Sohra, which maps still call Cherrapunji, holds the record for the most rain in a year: more than 26 metres, from August 1860 to July 1861. Most of a normal year’s rain falls between May and September. From November to March the plateau is dry and cool, and the view reaches across the border to the plains of Bangladesh. Nohkalikai is thin then, and the Seven Sisters falls are mostly bare rock.',
    'Hire a guide at Tyrna, because the paths divide more than once. On the way from Guwahati, Umiam Lake lies beside the road before Shillong, and the Mawkdok viewpoint comes after it. Beyond Shillong it is about 55 km over the plateau, on a narrower road with bends, and with cloud at any hour.',
  ],
  agra: [
    'On Fridays, when the Taj Mahal is shut, see Agra Fort and the tomb of Itimad-ud-Daulah. On other days spend the late afternoon at the fort, sleep one night, and be at the Taj when it opens. Bring shoes that come off quickly, and socks for hot marble.',
    'The road from Delhi is the Yamuna Expressway, six lanes of concrete with rest areas. From Noida to the outskirts of Agra it takes about two and a half hours, and leaving Delhi takes the rest. In December and January fog holds cars back until nine or ten, so start later. Mathura and Vrindavan are a detour of an hour on the way.',
  ],
  sivasagar: [
    'With two nights there is one day for the town, with the temples beside the great tank, the Rang Ghar and the Talatal Ghar, and one for Charaideo.',
    'From Guwahati it is one long day by car, and better in two: Kaziranga lies on the way, and so does Jorhat, about 60 km before Sivasagar, where the road to the Majuli ferry begins. November to March is dry and cool. April is the month of Bihu, with full hotels.',
  ],
  paro: [
    'Flights come from Guwahati, Bagdogra, Kolkata and Delhi. From Guwahati they are few, so ask us which days have one. By road the gate is Phuentsholing, about 320 to 350 km from Guwahati; from there a Bhutanese car takes another five to six hours. Thimphu is about 50 km away, an hour and a half.',
    'Spend the first day slowly, at Rinpung Dzong and on the covered bridge, and walk up to Taktsang on the second. March to May is mild, with rhododendrons in flower and Paro’s great festival. September to November is clear and dry, with mountain views. Bhutan asks a fee for each night; the page of Bhutan packages says how much it is and which papers you need.',
  ],
};
