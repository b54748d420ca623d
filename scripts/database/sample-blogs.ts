import type { NewBlog } from '#domain/blogs/blog.ts';

const sample = { author: 'Purvai Travels', isSample: true } as const;

export const sampleBlogs: NewBlog[] = [
  {
    ...sample,
    blogDate: '2026-02-09',
    title: 'Taktsang at an easy pace',
    metaDescription:
      'How to walk up to the Tiger’s Nest in Bhutan: when to start, how far it climbs, what to carry, and why the second day is better than the first.',
    heading: 'Taktsang at an easy pace',
    featuredImage: '/posters/bhutan-tigers-nest.webp',
    featuredContent:
      'The climb of about 520 metres from the trailhead is easier on the second day in Paro than on the first.',
    bodyHtml: `
<p>The monastery stands on a cliff at 3,120 metres. The path begins at about 2,600 metres, so the climb is about 520 metres. People of seventy walk up every day, and people of twenty turn back with a headache. The difference is often the day on which they try.</p>
<h2>Spend the first night in Paro</h2>
<p>Paro itself lies at 2,200 metres. Somebody who landed there in the morning should spend the day on flat ground: the dzong, the old bridge, Kyichu Lhakhang. Drink more water than you want, eat lightly, sleep. The walk belongs to the second day.</p>
<h2>Start the climb before eight</h2>
<p>The path begins among blue pines at a car park and climbs steadily, without a step that needs hands. At half way there is a tea house with a terrace. Ponies go that far and no farther. Beyond it the path narrows, climbs to a viewpoint level with the monastery, drops by several hundred steps to a waterfall, and goes up again to the gate.</p>
<ul>
<li>Up: two to three hours, with a rest at the tea house</li>
<li>Inside: an hour; bags and cameras stay at the gate</li>
<li>Down: an hour and a half</li>
</ul>
<h2>What to carry</h2>
<p>Two litres of water, a layer for the shade, something for the head, shoes that have been worn before. Long trousers and covered shoulders are asked for inside. A walking stick can be hired for a little money where the path begins, and is worth more than it costs on the way down.</p>
<blockquote>If your head hurts at the tea house, stay at the tea house. The view of the cliff from its terrace is the one on the postcards.</blockquote>`,
  },
  {
    ...sample,
    blogDate: '2026-01-18',
    title: 'Kaziranga from Guwahati: one day or two?',
    metaDescription:
      'Kaziranga lies about 215 km from Guwahati. What fits into a day, why a night is better, which range to choose, and when the park is shut.',
    heading: 'Kaziranga from Guwahati: one day or two?',
    featuredImage: '/posters/kaziranga.webp',
    featuredContent: 'It can be done in a day: ten hours in a cab, and the way back in the dark.',
    bodyHtml: `
<p>The park gate at Kohora lies about 215 kilometres up the valley, five hours by National Highway. A day trip is possible: ten hours in a cab for two hours in a jeep. The way back is driven in the dark.</p>
<h2>A trip of one day</h2>
<p>Leave Guwahati at six in the morning. The afternoon safari of the Central range at Kohora begins after lunch and ends before dusk. Then it gets dark, also on the stretch where animals cross the highway, and you are back in town at nine or ten at night. It works best in February and March, when the days are longer and the grass has been burnt low enough to see over.</p>
<h2>A trip with one night</h2>
<p>Sleep at Kohora or Bagori and take two safaris in two ranges. The Western range at Bagori is short and dense with rhinoceroses. The Eastern range at Agoratoli is the one for birds. Mornings are misty until eight, and the mist is half of the beauty.</p>
<table>
<caption>Ranges at a glance</caption>
<thead><tr><th scope="col">Range</th><th scope="col">Gate</th><th scope="col">Known for</th></tr></thead>
<tbody>
<tr><td>Central</td><td>Kohora</td><td>Elephants, tall grass, wide views</td></tr>
<tr><td>Western</td><td>Bagori</td><td>Rhinoceroses close to the track</td></tr>
<tr><td>Eastern</td><td>Agoratoli</td><td>Pelicans, storks, river dolphins with luck</td></tr>
</tbody>
</table>
<h2>Months when the park is closed</h2>
<p>From about May to October the safaris stop: these are the months of rain, and the Brahmaputra floods much of the park. Opening dates shift by some days each year, so ask before you book a flight around them.</p>`,
  },
  {
    ...sample,
    blogDate: '2025-12-05',
    title: 'Sohra in the dry months',
    metaDescription:
      'Sohra is famous for rain and lovely without it. What to see between November and March, and how to walk down to the living root bridges.',
    heading: 'Sohra in the dry months',
    featuredImage: '/posters/sohra-falls.webp',
    featuredContent:
      'One of the wettest places on earth has five months in which you hardly need an umbrella.',
    bodyHtml: `
<p>Sohra, which maps still call Cherrapunji, holds the record for the most rain in a year: more than 26 metres, from August 1860 to July 1861. Most of a normal year’s share falls between May and September. From November to March the plateau is dry, cool and yellow-green, and the views reach across the border into the plains of Bangladesh.</p>
<h2>The waterfalls in winter</h2>
<p>Nohkalikai drops about 340 metres off the edge of the plateau. In July it is a roar behind cloud. In December it is a white thread into a pool of a blue that nobody believes in photographs. The Seven Sisters falls, on the other hand, are mostly bare rock by then.</p>
<h2>Down to the root bridges</h2>
<p>The double-decker bridge at Nongriat hangs at the bottom of some 3,000 concrete steps from Tyrna. Going down takes an hour and a half, coming up twice that. Start by eight, carry water, and think about your knees rather than your lungs.</p>
<ol>
<li>Hire a guide at Tyrna; the paths divide more than once.</li>
<li>Keep a dry shirt for the top.</li>
<li>Families in the village let rooms: staying the night turns a hard day into two easy ones.</li>
</ol>
<p>From Guwahati it is about 155 kilometres by way of Shillong, five hours with a stop at Umiam Lake. A night in Sohra beats a night in Shillong, if only for the stars.</p>`,
  },
];
