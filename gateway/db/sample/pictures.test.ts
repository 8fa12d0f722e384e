import { existsSync } from "node:fs";
import path from "node:path";
import { indexCategories } from "./category-rows";
import { readSampleFiles } from "./files";
import { listNamedGoods } from "./named-goods";
import { bannerRows, merchantRows } from "./shop-rows";

const publicFolder = path.join(import.meta.dirname, "../../../public");

test("every picture that the sample shop names is there", () => {
	const { files } = readSampleFiles();
	const categories = indexCategories(files);
	const pictures = [
		...categories.rows.map((row) => row.image),
		...merchantRows(files, categories).map((row) => row.logo),
		...bannerRows(files, categories).flatMap((row) => [
			row.image,
			row.imagePhone,
		]),
		...listNamedGoods(files, categories).flatMap((goods) => goods.images),
	];
	const missing = pictures.filter(
		(picture) => !existsSync(path.join(publicFolder, picture)),
	);
	expect(missing).toEqual([]);
});
