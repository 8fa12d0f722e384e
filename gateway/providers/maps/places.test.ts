import { distanceMetres } from "../../contract/distance";
import { regions } from "../../contract/identity/district";
import { labelOf, type Place, places } from "./places";

const districts = regions.flatMap((region) => region.districts);
const named = places.filter(({ kind }) => kind !== "district");

const described = (place: Place) => `${place.key} (${place.district.key})`;

/** South, north, west and east end of each district, in degrees. */
const bounds: Record<string, [number, number, number, number]> = {
	"central-and-western": [22.262, 22.295, 114.113, 114.17],
	"wan-chai": [22.252, 22.29, 114.163, 114.204],
	eastern: [22.252, 22.297, 114.19, 114.262],
	southern: [22.19, 22.275, 114.123, 114.262],
	"yau-tsim-mong": [22.286, 22.332, 114.147, 114.187],
	"sham-shui-po": [22.32, 22.355, 114.13, 114.18],
	"kowloon-city": [22.295, 22.348, 114.172, 114.22],
	"wong-tai-sin": [22.33, 22.362, 114.18, 114.228],
	"kwun-tong": [22.284, 22.345, 114.197, 114.25],
	"kwai-tsing": [22.325, 22.385, 114.08, 114.152],
	"tsuen-wan": [22.3, 22.42, 113.99, 114.16],
	"tuen-mun": [22.34, 22.44, 113.88, 114.05],
	"yuen-long": [22.4, 22.53, 113.95, 114.13],
	north: [22.46, 22.57, 114.08, 114.32],
	"tai-po": [22.4, 22.56, 114.11, 114.45],
	"sha-tin": [22.345, 22.44, 114.15, 114.27],
	"sai-kung": [22.25, 22.45, 114.22, 114.45],
	islands: [22.15, 22.34, 113.83, 114.3],
};

test("the shop knows more than three hundred places by itself, in every district", () => {
	expect(named.length).toBeGreaterThan(300);
	for (const { key } of districts)
		expect(
			named.filter(({ district }) => district.key === key).length,
		).toBeGreaterThanOrEqual(15);
});

test("all ninety-eight stations of the railway are known", () => {
	const stations = places.filter(({ kind }) => kind === "station");
	expect(stations).toHaveLength(98);
});

test("a place lies in its district", () => {
	const outside = named.filter(({ district, latitude, longitude }) => {
		const [south, north, west, east] = bounds[district.key] ?? [0, 0, 0, 0];
		return !(
			south <= latitude &&
			latitude <= north &&
			west <= longitude &&
			longitude <= east
		);
	});
	expect(outside.map(described)).toEqual([]);
});

test("places of one name that are one thing lie together", () => {
	const far = named.flatMap((one) =>
		named
			.filter(
				(other) =>
					one.district === other.district &&
					one.name["zh-CN"]?.replace("站", "") === other.name["zh-CN"] &&
					distanceMetres(one, other) > 1_500,
			)
			.map((other) => `${described(one)}, ${described(other)}`),
	);
	expect(far).toEqual([]);
});

test.each([
	["key", (place: Place) => place.key],
	["Chinese label", (place: Place) => labelOf(place, "zh-CN")],
	["English label", (place: Place) => labelOf(place, "en")],
])("no two places share a %s", (_, read) => {
	const all = places.map(read);
	expect(all.filter((one, at) => all.indexOf(one) !== at)).toEqual([]);
});

test("every place has a Chinese and an English name, written as such", () => {
	for (const { name } of named) {
		expect(name["zh-CN"]).toMatch(/\p{Script=Han}/u);
		expect(name.en).toMatch(/^[A-Za-z]/);
		expect(`${name["zh-CN"]}${name.en}`).toBe(
			`${name["zh-CN"]}${name.en}`.trim(),
		);
	}
});

test("a label is Chinese for Chinese readers and English for the others", () => {
	const [estate] = places.filter(({ key }) => key === "estate-taikoo-shing");
	if (!estate) throw new Error("Taikoo Shing is gone");
	expect(labelOf(estate, "zh-CN")).toBe("太古城，東區");
	expect(labelOf(estate, "en")).toBe("Taikoo Shing, Eastern");
	expect(labelOf(estate, "th")).toBe("Taikoo Shing, Eastern");
});
