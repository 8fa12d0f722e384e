import { existsSync } from "node:fs";
import path from "node:path";
import { activityRows } from "./activity-rows";
import { indexCategories } from "./category-rows";
import { readSampleFiles } from "./files";
import { merchantRows, qualificationRows, specimenFile } from "./merchant-rows";
import { listNamedGoods } from "./named-goods";
import { bannerRows } from "./shop-rows";

const publicFolder = path.join(import.meta.dirname, "../../../public");

test("every picture that the sample shop names is there", () => {
	const files = readSampleFiles();
	const categories = indexCategories(files);
	const pictures = [
		...categories.rows.map((row) => row.image),
		...merchantRows(files, categories).flatMap((row) => [
			row.logo,
			row.cover ?? "",
		]),
		...bannerRows(files, categories).flatMap((row) => [
			row.image,
			row.imagePhone,
		]),
		...activityRows(files, new Date(0)).map((row) => row.image),
		...listNamedGoods(files, categories).flatMap((goods) => goods.images),
	];
	const missing = pictures.filter(
		(picture) => !existsSync(path.join(publicFolder, picture)),
	);
	expect(missing).toEqual([]);
});

test("every licence has its specimen, and none lies where a browser could ask for it", () => {
	const names = qualificationRows(readSampleFiles()).map(({ image }) => image);
	expect(names.length).toBeGreaterThan(12);
	for (const name of names) {
		expect(existsSync(specimenFile(name))).toBe(true);
		expect(path.relative(publicFolder, specimenFile(name))).toMatch(/^\.\./);
	}
});
