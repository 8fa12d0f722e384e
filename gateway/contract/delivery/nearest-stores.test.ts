import { rankStores } from "./nearest-stores";

const here = { latitude: 22.3, longitude: 114.17 };

/** So many hundredths of a degree north of here: 1,112 metres each. */
function store(name: string, hundredths: number, radiusMetres: number) {
	return {
		name,
		latitude: here.latitude + hundredths / 100,
		longitude: here.longitude,
		radiusMetres,
	};
}

function namesOf(stores: ReturnType<typeof store>[]) {
	return rankStores(stores, here).map(({ store: { name } }) => name);
}

test("the nearest store that delivers comes first, though another one is nearer", () => {
	const near = store("near, delivers not so far", 1, 500);
	const mid = store("delivers", 3, 5_000);
	const far = store("delivers from afar", 6, 9_000);
	expect(namesOf([far, near, mid])).toEqual(
		[mid, far, near].map((s) => s.name),
	);
});

test("a store delivers up to its radius and no metre further", () => {
	const metres = rankStores([store("there", 1, 0)], here)[0]?.distanceMetres;
	const [at] = rankStores([store("there", 1, metres ?? 0)], here);
	const [beyond] = rankStores([store("there", 1, (metres ?? 0) - 1)], here);
	expect([at?.delivers, beyond?.delivers]).toEqual([true, false]);
});

test("where no store delivers the nearest comes first", () => {
	expect(namesOf([store("far", 9, 10), store("near", 5, 10)])).toEqual([
		"near",
		"far",
	]);
});
