import { findDistrict } from "../../../contract/identity/district";
import type {
	KnownPlace,
	MapsProvider,
} from "../../../providers/maps/interface";
import { askGazetteer } from "../../../providers/maps/local";
import { exampleAddress } from "../../../testing/address-permissions";
import { openAccount } from "../../../testing/open-account";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

const estate: KnownPlace = {
	latitude: 22.2862,
	longitude: 114.2183,
	label: "Taikoo Shing",
	district: "eastern",
};
const namesake = { ...estate, latitude: 22.31, district: "kwun-tong" };

/** A map that predicts these places in this order, and remembers what it was asked. */
function mapOf(...places: (KnownPlace | undefined)[]) {
	const asked: string[] = [];
	const maps: MapsProvider = {
		...askGazetteer(),
		predict: async ({ text, city }) => {
			asked.push(`${text} in ${city}`);
			return places.map((_, at) => ({
				placeId: String(at),
				description: "",
				distance: null,
			}));
		},
		find: async (placeId) => places[Number(placeId)],
	};
	return { maps, asked };
}

async function save(maps: MapsProvider, changed: object = {}) {
	const { token } = await openAccount(shop);
	const body = { ...exampleAddress, ...changed };
	const { wire } = shop.openAnother({}, { maps });
	const { code, data } = await wire.post("/api/front/address/edit", body, {
		token,
	});
	expect(code).toBe(200);
	return { latitude: data.latitude, longitude: data.longitude };
}

const pointOf = ({
	latitude,
	longitude,
}: {
	latitude: number;
	longitude: number;
}) => ({
	latitude,
	longitude,
});
const ofDistrict = pointOf(findDistrict("eastern") ?? estate);

test("an address lies where the map knows its street, asked for in its district", async () => {
	const { maps, asked } = mapOf(estate);
	expect(await save(maps)).toEqual(pointOf(estate));
	expect(asked).toEqual(["Taikoo Shing in Eastern"]);
});

test("a place of the same name in another district is not meant", async () => {
	expect(await save(mapOf(namesake, estate).maps)).toEqual(pointOf(estate));
	expect(await save(mapOf(namesake).maps)).toEqual(ofDistrict);
});

test.each([
	["knows nothing", mapOf()],
	["has forgotten what it predicted", mapOf(undefined)],
])(
	"an address lies where its district does when the map %s",
	async (_, map) => {
		expect(await save(map.maps)).toEqual(ofDistrict);
	},
);

test("a point that the shopper showed is kept, and no map is asked", async () => {
	const { maps, asked } = mapOf(estate);
	const shown = { latitude: 22.28, longitude: 114.22 };
	expect(await save(maps, shown)).toEqual(shown);
	expect(asked).toEqual([]);
});

test("an address abroad has no point, and no map is asked", async () => {
	const { maps, asked } = mapOf(estate);
	const abroad = { country: "GB", city: "London", postcode: "NW1 6XE" };
	expect(
		await save(maps, { ...abroad, latitude: 51.52, longitude: -0.15 }),
	).toEqual({ latitude: null, longitude: null });
	expect(asked).toEqual([]);
});
