import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { activityFile } from "../../gateway/db/sample/activity-schema";
import { merchantFile } from "../../gateway/db/sample/merchant-schema";
import {
	bannerFile,
	categoryFile,
	goodsFile,
} from "../../gateway/db/sample/sample-schema";

const folder = join(import.meta.dirname, "../../gateway/db/sample");

const read = (name: string): unknown => {
	const path = join(folder, name);
	return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
};

export function readSample() {
	const goods = readdirSync(join(folder, "goods"))
		.filter((name) => name.endsWith(".json"))
		.sort()
		.flatMap((name) => goodsFile.parse(read(join("goods", name))));
	const categories = [
		"categories.supermarket.json",
		"categories.mall.json",
	].flatMap((name) => categoryFile.parse(read(name)));
	return {
		goods,
		categories,
		merchants: merchantFile.parse(read("merchants.json")),
		activities: activityFile.parse(read("activities.json")),
		banners: bannerFile.parse(read("banners.json")),
	};
}

export type Sample = ReturnType<typeof readSample>;
