import { localeCodes } from "../locale";
import { regions } from "./district";

const districts = regions.flatMap((region) => region.districts);

test("Hong Kong has 18 districts, each with a name in every language and a point of its own", () => {
	expect(districts).toHaveLength(18);
	for (const { name } of [...regions, ...districts])
		expect(Object.keys(name)).toEqual([...localeCodes]);
	expect(new Set(districts.map(({ key }) => key)).size).toBe(18);
	const points = districts.map((d) => `${d.latitude},${d.longitude}`);
	expect(new Set(points).size).toBe(18);
});

test("a district lies within Hong Kong and in its region", () => {
	for (const { latitude, longitude } of districts) {
		expect(latitude).toBeGreaterThan(22.15);
		expect(latitude).toBeLessThan(22.56);
		expect(longitude).toBeGreaterThan(113.83);
		expect(longitude).toBeLessThan(114.44);
	}
	const island = regions.find(({ key }) => key === "hong-kong-island");
	for (const { latitude } of island?.districts ?? [])
		expect(latitude).toBeLessThan(22.29);
});
