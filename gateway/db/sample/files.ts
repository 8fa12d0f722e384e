import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { activityFile } from "./activity-schema";
import { groupOfferFile } from "./group-offer-file";
import { merchantFile, qualificationFile } from "./merchant-schema";
import { questionFile } from "./question-file";
import {
	agreementFile,
	bannerFile,
	categoryFile,
	couponFile,
	goodsFile,
	helpFile,
	homeFile,
	hotSearchFile,
	lockerFile,
	reviewFile,
	siteFile,
	storeFile,
	variantFile,
} from "./sample-schema";

const folder = import.meta.dirname;

const isJson = (name: string) => name.endsWith(".json");

/** Reads a file by its schema; what is wrong with it joins the others' faults. */
function createReader(faults: string[]) {
	return <Schema extends z.ZodType>(file: string, schema: Schema) => {
		const text = readFileSync(path.join(folder, file), "utf8");
		const parsed = schema.safeParse(JSON.parse(text));
		for (const issue of parsed.error?.issues ?? [])
			faults.push(`${file} ${issue.path.join(".")}: ${issue.message}`);
		return parsed.data as z.infer<Schema>;
	};
}

export type SampleFiles = ReturnType<typeof readSampleFiles>;

/** The sample shop's files. Throws an error with a line for every fault of shape. */
export function readSampleFiles() {
	const faults: string[] = [];
	const read = createReader(faults);
	const goodsFiles = readdirSync(path.join(folder, "goods")).filter(isJson);
	const files = {
		supermarketCategories: read("categories.supermarket.json", categoryFile),
		mallCategories: read("categories.mall.json", categoryFile),
		merchants: read("merchants.json", merchantFile),
		qualifications: read("qualifications.json", qualificationFile),
		stores: read("stores.json", storeFile),
		lockers: read("lockers.json", lockerFile),
		banners: read("banners.json", bannerFile),
		activities: read("activities.json", activityFile),
		coupons: read("coupons.json", couponFile),
		groupOffers: read("group-offers.json", groupOfferFile),
		questions: read("questions.json", questionFile),
		hotSearches: read("hot-searches.json", hotSearchFile),
		home: read("home.json", homeFile),
		help: read("help.json", helpFile),
		agreements: read("agreements.json", agreementFile),
		site: read("site.json", siteFile),
		variants: read("variants.json", variantFile),
		reviews: read("reviews.json", reviewFile),
		goods: goodsFiles.sort().map((name) => {
			const file = `goods/${name}`;
			return { file, entries: read(file, goodsFile) };
		}),
	};
	if (faults.length > 0) throw describeFaults(faults);
	return files;
}

export const describeFaults = (faults: string[]) =>
	new Error(`The sample shop's files are at fault:\n${faults.join("\n")}`);
