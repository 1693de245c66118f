// What people tell strangers. Not in the book: our own (B-15b). `{person}` and `{place}` become names of the country.

export const RUMORS = {
  'buried-fuel': '{person} is said to have buried a tanker of diesel near {place} before the retreat.',
  'still-working': 'A sawmill at {place} is running again; {person} trades boards for tools.',
  'missing-patrol': 'A patrol under {person} went toward {place} and has not come back.',
  'false-tolls': 'Soldiers who are none take tolls on the road to {place}; {person} gives them their orders.',
  'sick-village': 'Nobody goes to {place} any more. {person} came from there and died within the week.',
  'lost-doctor': '{person}, a doctor, hides at {place} from those who press doctors into service.',
  'hidden-arms': 'Under the church of {place} lie rifles in grease; only {person} has the key.',
  'radio-voice': 'At night a radio calls for {person}. It must stand somewhere around {place}.',
  'stolen-herd': 'The herd that was driven off from {place} belonged to {person}, who pays for its return.',
  'bridge-mined': 'The bridge at {place} is mined, and {person} alone knows where the wires run.',
  'grain-hoard': '{person} sits on last year’s grain at {place} while the neighbors starve.',
  'tank-in-wood': 'A tank stands in the wood behind {place}, whole but dry; {person} sleeps in it.',
  'wedding-truce': '{person} marries at {place}, and until then nobody shoots.',
  'bad-alcohol': 'Do not buy the spirit of {person} at {place}: two went blind of it.',
  schoolhouse: 'At {place} there is a school again. {person} takes books instead of money.',
  'deserters-camp': 'Deserters of both sides camp near {place}; {person} keeps the peace between them.',
  mapmaker: '{person} of {place} draws maps of where the mines lie, and sells them dear.',
  'the-ferry': 'The ferry of {place} goes only by night, and {person} asks no names.',
  'slave-market': 'People who vanish are sold at {place}. {person} was seen there in chains.',
  'wolf-winter': 'Wolves came down to {place}; {person} gives a jar of honey for each tail.',
} as const satisfies Record<string, string>;
export type Rumor = keyof typeof RUMORS;
