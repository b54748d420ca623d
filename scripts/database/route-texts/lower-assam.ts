import type { RouteTexts } from './route-text.ts';

export const lowerAssamRoutes: RouteTexts = {
  'guwahati-to-tezpur': {
    stops:
      'A meal at Nagaon, then the Kolia Bhomora bridge, which carries you over the Brahmaputra just before the town. In Tezpur there are Agnigarh hill, the temple ruins of Bamuni and the garden of Chitralekha Udyan.',
    road: 'On the plain throughout: NH27 to Nagaon, a divided road on to Kaliabor, then north across the river. The north bank road through Mangaldai is the other way, for days when the bridge is held up.',
    season:
      'October to April is dry. In the middle of April, at Rongali Bihu, the road is full of family traffic. When the rivers are high, from June to September, fields beside the highway stand under water and detours cost time.',
  },
  'guwahati-to-nameri': {
    stops:
      'Lunch at Nagaon, and Tezpur for anything that you still need, since there are hardly any shops at the camps. After Balipara you leave the Bhalukpong road at Hatigate for Potasali, on the bank of the Jia Bhoroli.',
    road: 'Across the Kolia Bhomora bridge and round Tezpur, then NH13 towards the hills. Army convoys for Arunachal use the same road and are let past. The last few kilometres are a village lane.',
    season:
      'You can visit from about November to April. That means on foot with a forest guard, or down the river by raft. It lies in Assam, so you need no Inner Line Permit. December mornings are cold and misty.',
  },
  'guwahati-to-manas': {
    stops:
      'Rangia and Pathsala have tea stalls by the highway. Barpeta Road is the last town, with fuel and cash machines, and the place to buy what you forgot.',
    road: 'North-west on National Highway 27, four lanes to Barpeta Road, then north to the Bansbari gate on a country road through villages and tea gardens. Inside the park you change to one of its jeeps, and the cab waits outside.',
    season:
      'The park is open from about October to May and shut in the rains; the dates change each year. After a cloudburst in the Bhutan hills the streams rise within hours and forest tracks are closed.',
  },
  'guwahati-to-pobitora': {
    stops:
      'Mayong, the village beside the sanctuary, is known in Assam for its tales of magic and has a small museum. Around the gate there are tea stalls and a few lodges, so have breakfast before you come.',
    road: 'There are two ways: NH27 towards Jagiroad and then a village road north, or the smaller road from Narengi through Chandrapur. The second is shorter and full of bicycles, goats and schoolchildren.',
    season:
      'Open from about November to April; for the rest of the year much of the grassland is flooded. Jeeps go in early and again after lunch. For the first round leave Guwahati before six, and in January count on fog over the fields.',
  },
  'guwahati-to-haflong': {
    stops:
      'Nagaon and Lumding are the places for food and fuel. South of Lumding there is little before Maibang, once the capital of the Dimasa kings, with a house cut from a single rock. Jatinga is a few kilometres beyond Haflong.',
    road: 'NH27 all the way, with four lanes over the plain. The hills begin after Lumding: the cuttings are recent, and the surface turns from smooth to broken wherever a slope has moved. Fill the tank at Lumding.',
    season:
      'October to March suits this road. Slips have closed it for days between May and September, and in May 2022 for weeks, so ring us about its state before you set out. Birds come down to lights at Jatinga on misty nights from September to November.',
  },
  'guwahati-to-silchar': {
    stops:
      'Nongpoh and Jowai for meals; between them a bypass at Umiam keeps you out of Shillong. Sonapur, in the gorge of the Lukha, is the last halt in the hills, and at Kalain you are on the plain of the Barak.',
    road: 'NH6 through the Jaintia Hills. East of Jowai it has two lanes, worn by coal and cement lorries around Ladrymbai and Lumshnong. At Sonapur it goes through a tunnel built under a slope that keeps sliding.',
    season:
      'From November to March trouble is rare. In the wet months mud at Sonapur and between Lumshnong and Malidor has shut the road for hours or days, in 2023, 2024 and 2025. NH27 through Haflong is the alternative, with slips of its own.',
  },
};
