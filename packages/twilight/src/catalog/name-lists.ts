// Names of people and places by language. Not in the book: our own lists, common names of each country (B-15a).

export interface NameList {
  readonly language: string;
  readonly men: readonly string[];
  readonly women: readonly string[];
  /** `a|b` where men and women bear it in another form. */
  readonly surnames: readonly string[];
  readonly places: readonly string[];
}

// biome-ignore format: lists, several names to a line
const POLISH = {
  language: 'Polish',
  men: ['Jan', 'Stanisław', 'Andrzej', 'Józef', 'Tadeusz', 'Jerzy', 'Zbigniew', 'Krzysztof', 'Henryk', 'Ryszard', 'Kazimierz', 'Marek'],
  women: ['Anna', 'Maria', 'Krystyna', 'Barbara', 'Teresa', 'Elżbieta', 'Zofia', 'Jadwiga', 'Danuta', 'Halina', 'Irena', 'Ewa'],
  surnames: ['Nowak', 'Kowalczyk', 'Wiśniewski|Wiśniewska', 'Wójcik', 'Lewandowski|Lewandowska', 'Zieliński|Zielińska', 'Szymański|Szymańska', 'Woźniak', 'Dąbrowski|Dąbrowska', 'Mazur', 'Krawczyk', 'Piotrowski|Piotrowska', 'Pawlak', 'Michalski|Michalska', 'Król', 'Wieczorek', 'Wróbel', 'Stępień', 'Sikora', 'Baran'],
  places: ['Brzozówka', 'Stary Dwór', 'Lipnica', 'Olszyny', 'Wola Dębowa', 'Kamionka', 'Zalesie', 'Borek Mały', 'Nowa Wieś', 'Grabowo', 'Jastrzębie', 'Wierzbno', 'Sosnówka', 'Młynary', 'Podgaje', 'Rudniki', 'Topola', 'Czarny Bór', 'Łęgi', 'Kuźnica', 'Zagórze', 'Piaski', 'Mostki', 'Źródła'],
} as const satisfies NameList;

// biome-ignore format: lists, several names to a line
const GERMAN = {
  language: 'German',
  men: ['Hans', 'Peter', 'Klaus', 'Werner', 'Heinz', 'Jürgen', 'Dieter', 'Günter', 'Horst', 'Manfred', 'Uwe', 'Rolf'],
  women: ['Ursula', 'Helga', 'Ingrid', 'Renate', 'Gisela', 'Monika', 'Karin', 'Erika', 'Brigitte', 'Christa', 'Petra', 'Anke'],
  surnames: ['Müller', 'Schmidt', 'Schneider', 'Fischer', 'Weber', 'Wagner', 'Becker', 'Schulz', 'Hoffmann', 'Koch', 'Richter', 'Klein', 'Wolf', 'Neumann', 'Schwarz', 'Zimmermann', 'Krüger', 'Lange', 'Krause', 'Vogt'],
  places: ['Altmühle', 'Neudorf', 'Eichenau', 'Steinfurt', 'Lindenhof', 'Kirchwald', 'Rodenbach', 'Birkenfeld', 'Hohenstein', 'Marienthal', 'Schönau', 'Waldheim', 'Grünberg', 'Erlenbach', 'Buchholz', 'Wiesenau', 'Brückheim', 'Tannrode', 'Oberried', 'Sandhausen'],
} as const satisfies NameList;

// biome-ignore format: lists, several names to a line
const CZECH = {
  language: 'Czech',
  men: ['Jiří', 'Josef', 'Pavel', 'Jaroslav', 'Petr', 'Miroslav', 'František', 'Zdeněk', 'Václav', 'Karel', 'Milan', 'Ladislav'],
  women: ['Marie', 'Jana', 'Hana', 'Věra', 'Anna', 'Alena', 'Lenka', 'Jarmila', 'Ludmila', 'Zdeňka', 'Eva', 'Božena'],
  surnames: ['Novák|Nováková', 'Svoboda|Svobodová', 'Novotný|Novotná', 'Dvořák|Dvořáková', 'Černý|Černá', 'Procházka|Procházková', 'Kučera|Kučerová', 'Veselý|Veselá', 'Horák|Horáková', 'Němec|Němcová', 'Pokorný|Pokorná', 'Král|Králová', 'Růžička|Růžičková', 'Beneš|Benešová', 'Fiala|Fialová', 'Sedláček|Sedláčková'],
  places: ['Lhota', 'Nová Ves', 'Březina', 'Kamenice', 'Dubno', 'Hradiště', 'Olešnice', 'Lipová', 'Zálesí', 'Rudná', 'Mlýnec', 'Skalka', 'Bukovany', 'Horní Lom', 'Vrbice', 'Studánka', 'Podhradí', 'Javorník'],
} as const satisfies NameList;

// biome-ignore format: lists, several names to a line
const SLOVAK = {
  language: 'Slovak',
  men: ['Ján', 'Peter', 'Jozef', 'Milan', 'Štefan', 'Martin', 'Michal', 'Juraj', 'Ľubomír', 'Vladimír'],
  women: ['Mária', 'Anna', 'Zuzana', 'Katarína', 'Eva', 'Jana', 'Helena', 'Monika', 'Oľga', 'Viera'],
  surnames: ['Horváth|Horváthová', 'Kováč|Kováčová', 'Varga|Vargová', 'Tóth|Tóthová', 'Nagy|Nagyová', 'Baláž|Balážová', 'Molnár|Molnárová', 'Lukáč|Lukáčová', 'Novák|Nováková', 'Hudák|Hudáková', 'Gajdoš|Gajdošová', 'Kollár|Kollárová'],
  places: ['Lúčky', 'Kamenec', 'Dolná Lehota', 'Hrabové', 'Zákopčie', 'Brezovica', 'Jasenové', 'Skalité', 'Dubová', 'Nižný Potok', 'Vrchovina', 'Podlesie'],
} as const satisfies NameList;

// biome-ignore format: lists, several names to a line
const RUSSIAN = {
  language: 'Russian',
  men: ['Aleksandr', 'Sergei', 'Vladimir', 'Nikolai', 'Viktor', 'Mikhail', 'Yuri', 'Anatoli', 'Ivan', 'Boris', 'Pavel', 'Oleg'],
  women: ['Tatyana', 'Galina', 'Valentina', 'Nina', 'Lyudmila', 'Natalya', 'Olga', 'Svetlana', 'Vera', 'Irina', 'Larisa', 'Zoya'],
  surnames: ['Ivanov|Ivanova', 'Smirnov|Smirnova', 'Kuznetsov|Kuznetsova', 'Popov|Popova', 'Sokolov|Sokolova', 'Lebedev|Lebedeva', 'Kozlov|Kozlova', 'Morozov|Morozova', 'Volkov|Volkova', 'Orlov|Orlova', 'Makarov|Makarova', 'Zaitsev|Zaitseva', 'Belov|Belova', 'Komarov|Komarova', 'Gusev|Guseva', 'Tikhonov|Tikhonova'],
  places: ['Berezovka', 'Sosnovka', 'Kamenka', 'Novosyolki', 'Zarechye', 'Ivanovka', 'Krasny Bor', 'Pokrovskoye', 'Dubrava', 'Malye Luki', 'Staroye Selo', 'Vyselki', 'Ozerki', 'Nikolskoye', 'Podgornoye', 'Kletski'],
} as const satisfies NameList;

// biome-ignore format: lists, several names to a line
const HUNGARIAN = {
  language: 'Hungarian',
  men: ['István', 'László', 'József', 'Sándor', 'Ferenc', 'Gábor', 'Zoltán', 'Tibor', 'Béla', 'Imre'],
  women: ['Erzsébet', 'Ilona', 'Katalin', 'Éva', 'Judit', 'Márta', 'Zsuzsanna', 'Ágnes', 'Piroska', 'Klára'],
  surnames: ['Nagy', 'Kovács', 'Tóth', 'Szabó', 'Horváth', 'Varga', 'Kiss', 'Molnár', 'Németh', 'Farkas', 'Balogh', 'Papp'],
  places: ['Kisfalu', 'Nagyrét', 'Tölgyes', 'Malomszeg', 'Fehérvíz', 'Hegyalja', 'Sárliget', 'Révfalu', 'Almásd', 'Kővár', 'Újtelep', 'Halastó'],
} as const satisfies NameList;

// biome-ignore format: lists, several names to a line
const SWEDISH = {
  language: 'Swedish',
  men: ['Lars', 'Karl', 'Anders', 'Per', 'Nils', 'Sven', 'Erik', 'Bengt', 'Olof', 'Göran'],
  women: ['Karin', 'Ingrid', 'Birgitta', 'Margareta', 'Astrid', 'Gunilla', 'Kerstin', 'Elin', 'Ulla', 'Britt'],
  surnames: ['Andersson', 'Johansson', 'Karlsson', 'Nilsson', 'Lindberg', 'Berglund', 'Sandström', 'Lundqvist', 'Holm', 'Ekström', 'Sjöberg', 'Hedlund'],
  places: ['Björkby', 'Ekenäs', 'Granliden', 'Stenfors', 'Kvarnby', 'Sandvik', 'Lillån', 'Norrhult', 'Åsen', 'Tallmo', 'Hedbyn', 'Sjöändan'],
} as const satisfies NameList;

// biome-ignore format: lists, several names to a line
const ENGLISH = {
  language: 'English',
  men: ['John', 'Robert', 'James', 'Michael', 'William', 'David', 'Richard', 'Thomas', 'Frank', 'George', 'Walter', 'Ray'],
  women: ['Mary', 'Linda', 'Barbara', 'Susan', 'Margaret', 'Dorothy', 'Helen', 'Ruth', 'Carol', 'Joan', 'Alice', 'Peggy'],
  surnames: ['Smith', 'Baker', 'Carter', 'Turner', 'Walker', 'Hill', 'Cooper', 'Ward', 'Fletcher', 'Parker', 'Marsh', 'Hayes', 'Mason', 'Webb', 'Lowe', 'Barnes', 'Palmer', 'Grant'],
  places: ['Millbrook', 'Ashford', 'Oakhurst', 'Stonebridge', 'Fairfield', 'Kingsley', 'Elm Green', 'Redhill', 'Westbury', 'Longmoor', 'Thornby', 'Wicks End', 'Harrow Down', 'Marlow Cross', 'Barton', 'Pinewood'],
} as const satisfies NameList;

// biome-ignore format: lists, several names to a line
const FRENCH = {
  language: 'French',
  men: ['Jean', 'Michel', 'Pierre', 'André', 'Philippe', 'René', 'Louis', 'Alain', 'Jacques', 'Marcel'],
  women: ['Marie', 'Jeanne', 'Françoise', 'Monique', 'Catherine', 'Nathalie', 'Jacqueline', 'Odette', 'Simone', 'Yvonne'],
  surnames: ['Martin', 'Bernard', 'Dubois', 'Moreau', 'Laurent', 'Lefebvre', 'Roux', 'Fournier', 'Girard', 'Mercier', 'Blanc', 'Chevalier'],
  places: ['Beaumont', 'Saint-Rémy', 'Villeneuve', 'La Chapelle', 'Fontaine', 'Montclair', 'Les Ormes', 'Vieux-Pont', 'Bois-le-Comte', 'La Forge', 'Clairval', 'Rochefort'],
} as const satisfies NameList;

/** The first stands in for a language that has none of its own. */
export const NAME_LISTS: readonly NameList[] = [POLISH, GERMAN, CZECH, SLOVAK, RUSSIAN, HUNGARIAN, SWEDISH, ENGLISH, FRENCH];
