export type Staging = {
	/** What the third picture shows the thing in or beside. */
	set: "crate" | "paperBag" | "parcel" | "shoppingBag" | "gift";
	/** Photographed from above instead of standing. */
	isFlatLay?: boolean;
	/** Its close-up shows the thing itself, not the pack. */
	isFood?: boolean;
};

const food = (set: Staging["set"]): Staging => ({ set, isFood: true });
const boutique: Staging = { set: "shoppingBag" };
const garment: Staging = { set: "shoppingBag", isFlatLay: true };
const gift: Staging = { set: "gift" };

const stagings: Record<string, Staging> = {
	"fresh-fruit": food("crate"),
	"leafy-veg": food("crate"),
	"roots-mushrooms": food("crate"),
	"pork-beef": food("paperBag"),
	poultry: food("paperBag"),
	"fish-shellfish": food("crate"),
	"milk-yoghurt": food("parcel"),
	"cheese-butter": food("paperBag"),
	"eggs-tofu": food("crate"),
	"bread-buns": food("paperBag"),
	"cereal-spreads": food("parcel"),
	"cakes-pastries": food("paperBag"),
	"rice-grains": food("parcel"),
	"noodles-pasta": food("parcel"),
	"oil-sauces": food("parcel"),
	"biscuits-crisps": food("parcel"),
	"chocolate-sweets": food("gift"),
	"nuts-dried-fruit": food("parcel"),
	"tea-coffee": food("parcel"),
	"juice-soft-drinks": food("parcel"),
	water: food("parcel"),
	"beer-wine": food("gift"),
	"dumplings-dim-sum": food("parcel"),
	"ice-cream": food("parcel"),
	"frozen-meals": food("parcel"),
	"tonics-herbs": food("gift"),
	skincare: gift,
	makeup: gift,
	"fragrance-hair": gift,
	"women-clothing": garment,
	"men-clothing": garment,
	"women-shoes": boutique,
	"men-shoes": boutique,
	"men-accessories": boutique,
	bags: boutique,
	watches: gift,
	jewellery: gift,
	"baby-care": boutique,
	"baby-toys": gift,
	pregnancy: boutique,
	toys: gift,
	"crafts-games": gift,
	tableware: gift,
	"decor-lighting": boutique,
};

export const stagingOf = (category: string): Staging =>
	stagings[category] ?? { set: "parcel" };

/** Vectors that make sense printed on a pack but not lying about: animals, weather, dishes in a tray. */
export const onlyOnLabels = new Set([
	"pig",
	"ox",
	"rooster",
	"chicken",
	"duck",
	"turkey",
	"hatching-chick",
	"bear",
	"cat-face",
	"dog-face",
	"service-dog",
	"black-cat",
	"hamster",
	"rabbit-face",
	"turtle",
	"tropical-fish",
	"ewe",
	"baby",
	"fish-cake-with-swirl",
	"curry-rice",
	"shallow-pan-of-food",
	"tamale",
	"pea-pod",
	"droplet",
	"snow-capped-mountain",
	"high-voltage",
	"bubbles",
	"snowflake",
	"cyclone",
	"cloud",
	"sweat-droplets",
	"glass-of-milk",
	"custard",
]);

/** Vectors drawn from above or at a slant: they lie, for standing they would hover. */
export const seenFromAbove = new Set([
	"crutch",
	"maracas",
	"microphone",
	"fountain-pen",
	"ping-pong",
	"electric-plug",
	"toothbrush",
	"flashlight",
	"chopsticks",
	"artist-palette",
	"running-shoe",
	"thermometer",
	"lobster",
	"socks",
	"baguette-bread",
	"gloves",
	"prayer-beads",
	"telephone-receiver",
	"watch",
	"thong-sandal",
	"womans-sandal",
	"flat-shoe",
	"necktie",
	"hair-pick",
	"badminton",
	"sunglasses",
	"keyboard",
	"computer-mouse",
	"fork-and-knife-with-plate",
	"boxing-glove",
	"carrot",
	"crescent-moon",
	"battery",
	"video-game",
]);

/** People and animals keep the colour they have: only things come in colours. */
export const isLiving = (icon: string): boolean =>
	/^(person|man|woman|baby|breast-feeding|pregnant|flexed|service-dog|guide-dog)(-|$)/.test(
		icon,
	) && icon !== "baby-bottle";
