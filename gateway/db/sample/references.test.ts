import { readSampleFiles, type SampleFiles } from "./files";
import { listReferenceFaults } from "./references";

function faultsAfter(change: (files: SampleFiles) => void): string[] {
	const files = readSampleFiles();
	change(files);
	return listReferenceFaults(files);
}

function firstGoods(files: SampleFiles) {
	const [goods] = files.goods.flatMap(({ entries }) => entries);
	if (!goods) throw new Error("The sample shop has no goods");
	return goods;
}

test("the sample shop's files are without fault", () => {
	expect(listReferenceFaults(readSampleFiles())).toEqual([]);
});

test("the sample shop is as large as promised", () => {
	const files = readSampleFiles();
	expect(
		files.goods.flatMap(({ entries }) => entries).length,
	).toBeGreaterThanOrEqual(240);
	expect(files.supermarketCategories.length).toBeGreaterThanOrEqual(8);
	expect(files.mallCategories.length).toBeGreaterThanOrEqual(10);
	expect(files.merchants).toHaveLength(12);
	expect(files.stores).toHaveLength(5);
	expect(files.merchants.filter((entry) => entry.isSelfSupport)).toHaveLength(
		3,
	);
});

test.each<[string, (files: SampleFiles) => void]>([
	[
		"reviews.json: no kind for",
		(files) => {
			files.reviews.kinds.pop();
		},
	],
	[
		"reviews.json: no category nowhere",
		(files) => {
			files.reviews.kinds[0]?.categories.push("nowhere");
		},
	],
	[
		"no category nowhere",
		(files) => {
			firstGoods(files).category = "nowhere";
		},
	],
	[
		"no merchant nobody",
		(files) => {
			firstGoods(files).merchant = "nobody";
		},
	],
	[
		"no nobody",
		(files) => {
			for (const store of files.stores) store.merchant = "nobody";
		},
	],
	[
		"key twice",
		(files) => {
			files.goods[0]?.entries.push(firstGoods(files));
		},
	],
	[
		"categories fruit-veg: key twice",
		(files) => {
			files.mallCategories.push(...files.supermarketCategories);
		},
	],
	[
		"no category nowhere",
		(files) => {
			for (const banner of files.banners) banner.path = "/goods?cid=@nowhere";
		},
	],
	[
		"category does not fit",
		(files) => {
			for (const section of files.home.sections) section.category = "nowhere";
		},
	],
	[
		"coupons.json Hot pot night: no lipstick",
		(files) => {
			for (const { name, goods } of files.coupons)
				if (name.en === "Hot pot night") goods?.push("lipstick");
		},
	],
	[
		"coupons.json Hot pot night: no everyday-quartz-watch",
		(files) => {
			for (const { name, goods } of files.coupons)
				if (name.en === "Hot pot night") goods?.push("everyday-quartz-watch");
		},
	],
	[
		"questions.json: no goods nothing",
		(files) => {
			for (const asked of files.questions) asked.goods = "nothing";
		},
	],
	[
		"is not answered once by its seller",
		(files) => {
			for (const { answers } of files.questions) answers.shift();
		},
	],
	[
		"is answered before it was asked",
		(files) => {
			for (const asked of files.questions)
				asked.at = "2027-01-01T00:00:00+08:00";
		},
	],
	[
		"no colour mauve",
		(files) => {
			for (const sku of firstGoods(files).skus) sku.options.colour = "mauve";
		},
	],
])("a fault is told: %s", (fault, change) => {
	expect(faultsAfter(change).join("\n")).toContain(fault);
});
