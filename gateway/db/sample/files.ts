import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { type ActivitySeed, activityFile } from "./activity-schema";
import { type GroupOfferSeed, groupOfferFile } from "./group-offer-file";
import {
	type MerchantSeed,
	merchantFile,
	type QualificationSeed,
	qualificationFile,
} from "./merchant-schema";
import {
	type AgreementSeed,
	agreementFile,
	type BannerSeed,
	bannerFile,
	type CouponSeed,
	categoryFile,
	couponFile,
	type GoodsSeed,
	goodsFile,
	type HelpSeed,
	type HomeSeed,
	helpFile,
	homeFile,
	hotSearchFile,
	type LocalizedSeed,
	type ReviewSeed,
	reviewFile,
	type SiteSeed,
	type StoreSeed,
	siteFile,
	storeFile,
	type TopCategorySeed,
	variantFile,
} from "./sample-schema";

const folder = import.meta.dirname;

export interface SampleFiles {
	supermarketCategories: TopCategorySeed[];
	mallCategories: TopCategorySeed[];
	merchants: MerchantSeed[];
	qualifications: QualificationSeed;
	stores: StoreSeed[];
	banners: BannerSeed[];
	activities: ActivitySeed[];
	coupons: CouponSeed[];
	groupOffers: GroupOfferSeed[];
	hotSearches: LocalizedSeed[];
	home: HomeSeed;
	help: HelpSeed;
	agreements: AgreementSeed[];
	site: SiteSeed;
	variants: LocalizedSeed[];
	reviews: ReviewSeed;
	goods: { file: string; entries: GoodsSeed[] }[];
}

const emptyHome: HomeSeed = {
	siteTexts: {
		siteName: {} as LocalizedSeed,
		site_keywords: {} as LocalizedSeed,
		site_description: {} as LocalizedSeed,
	},
	sections: [],
};

const noTexts = { good: {}, medium: {}, bad: {} };
const noReviews: ReviewSeed = {
	nicknames: {},
	kinds: [],
	general: noTexts,
	service: { SUPERMARKET: noTexts, E_COMMERCE: noTexts },
	replies: noTexts,
};

const emptySite: SiteSeed = {
	logo: "",
	service: {
		serviceType: "phone",
		serviceLink: "",
		serviceMessage: "",
		servicePhone: "",
		serviceEmail: "",
		serviceHours: {} as LocalizedSeed,
	},
	topBanner: { text: {} as LocalizedSeed, path: "" },
	appLinks: { ios: "", android: "" },
	aboutLinks: [],
};

/** Reads a file by its schema; one at fault adds its faults and counts as `instead`. */
function createReader(faults: string[]) {
	return <Schema extends z.ZodType>(
		file: string,
		schema: Schema,
		instead: z.infer<Schema>,
	): z.infer<Schema> => {
		try {
			const text = readFileSync(path.join(folder, file), "utf8");
			const parsed = schema.safeParse(JSON.parse(text));
			if (parsed.success) return parsed.data;
			for (const issue of parsed.error.issues)
				faults.push(`${file} ${issue.path.join(".")}: ${issue.message}`);
		} catch (error) {
			faults.push(`${file}: ${(error as Error).message}`);
		}
		return instead;
	};
}

/** The sample shop's files, with a line for every fault of shape. */
export function readSampleFiles(): { files: SampleFiles; faults: string[] } {
	const faults: string[] = [];
	const read = createReader(faults);
	const goodsFiles = readdirSync(path.join(folder, "goods"))
		.filter((name) => name.endsWith(".json"))
		.sort()
		.map((name) => `goods/${name}`);
	const supermarket = "categories.supermarket.json";
	const files: SampleFiles = {
		supermarketCategories: read(supermarket, categoryFile, []),
		mallCategories: read("categories.mall.json", categoryFile, []),
		merchants: read("merchants.json", merchantFile, []),
		qualifications: read("qualifications.json", qualificationFile, {}),
		stores: read("stores.json", storeFile, []),
		banners: read("banners.json", bannerFile, []),
		activities: read("activities.json", activityFile, []),
		coupons: read("coupons.json", couponFile, []),
		groupOffers: read("group-offers.json", groupOfferFile, []),
		hotSearches: read("hot-searches.json", hotSearchFile, []),
		home: read("home.json", homeFile, emptyHome),
		help: read("help.json", helpFile, { updatedOn: "", categories: [] }),
		agreements: read("agreements.json", agreementFile, []),
		site: read("site.json", siteFile, emptySite),
		variants: read("variants.json", variantFile, []),
		reviews: read("reviews.json", reviewFile, noReviews),
		goods: goodsFiles.map((file) => ({
			file,
			entries: read(file, goodsFile, []),
		})),
	};
	return { files, faults };
}
