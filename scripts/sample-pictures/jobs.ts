import { join } from "node:path";
import { specimenFile } from "../../gateway/db/sample/merchant-rows";
import type { MerchantSeed } from "../../gateway/db/sample/merchant-schema";
import { type GoodsSeed, grounds } from "../../gateway/db/sample/sample-schema";
import { detailScene } from "./goods/detail";
import { groupScene } from "./goods/group";
import { heroScene } from "./goods/hero";
import { setScene } from "./goods/set";
import { subjectOf } from "./goods/subject";
import { hashOf, type Manifest } from "./manifest";
import { wordsOf } from "./packs/words";
import { groundColours } from "./palette";
import type { Sample } from "./read-sample";
import { type Activity, activityScene } from "./site/activity";
import { type Banner, desktopBanner, phoneBanner } from "./site/banner";
import { categoryScene } from "./site/category";
import { coverScene } from "./site/cover";
import { emptyScene, emptyStates } from "./site/empty-states";
import { loginScene } from "./site/login";
import { merchantScene } from "./site/merchant";
import { specimenScene } from "./site/specimen";
import { writeScene } from "./write-webp";

export type Job = {
	kind: keyof Manifest;
	key: string;
	hash: string;
	pictures: number;
	/** One file that must be there for the job to count as done. */
	proof: string;
	run: () => Promise<void>;
};

const goodsScenes = [heroScene, groupScene, setScene, detailScene];

export function jobsFor(sample: Sample, publicFolder: string): Job[] {
	const folder = join(publicFolder, "sample");
	const categories = sample.categories.flatMap((top) => [top, ...top.children]);
	return [
		...sample.goods.map((goods) =>
			goodsJob(goods, join(folder, "goods", goods.key)),
		),
		...categories.map(({ key, icon }, at) => {
			const ground = grounds[(at * 3) % grounds.length] ?? "sand";
			const path = join(folder, "categories", `${key}-200.webp`);
			const run = async () =>
				writeScene(await categoryScene(icon, ground), [
					{ path, width: 200, quality: 84 },
				]);
			return {
				kind: "categories" as const,
				key,
				hash: hashOf([icon, ground]),
				pictures: 1,
				proof: path,
				run,
			};
		}),
		...sample.merchants.flatMap((merchant, at) => [
			signJob(merchant, at, join(folder, "merchants")),
			coverJob(merchant, join(folder, "covers")),
			...merchant.qualifications.map((kind) => specimenJob(merchant, kind)),
		]),
		...sample.banners.map((banner) =>
			bannerJob(banner, join(folder, "banners", banner.key)),
		),
		...sample.activities.map((activity) =>
			activityJob(activity, join(folder, "activities", activity.key)),
		),
		...emptyStates.map((key) =>
			emptyJob(key, join(publicFolder, "pictures", `${key}.webp`)),
		),
		loginJob(join(publicFolder, "pictures", "login.webp")),
	];
}

/** To be raised when packs alone are drawn otherwise. */
const packVersion = 1;

function goodsJob(goods: GoodsSeed, folder: string): Job {
	const options = goods.skus.map((sku) => sku.options);
	const isPacked = goods.picture.pack !== "none";
	const run = async () => {
		const subject = await subjectOf(goods);
		for (const [at, scene] of goodsScenes.entries()) {
			const number = at + 1;
			await writeScene(await scene(subject), [
				{
					path: join(folder, `${number}-800.webp`),
					width: 800,
					quality: isPacked && number > 1 ? 62 : 79,
				},
				{ path: join(folder, `${number}-400.webp`), width: 400, quality: 76 },
				...(number === 1
					? [{ path: join(folder, "1-200.webp"), width: 200, quality: 80 }]
					: []),
			]);
		}
	};
	return {
		kind: "goods",
		key: goods.key,
		hash: hashOf([
			goods.key,
			goods.category,
			goods.picture,
			options,
			...(isPacked ? [packVersion, wordsOf(goods)] : []),
		]),
		pictures: goodsScenes.length,
		proof: join(folder, `${goodsScenes.length}-400.webp`),
		run,
	};
}

function signJob({ key, icon }: MerchantSeed, at: number, folder: string): Job {
	const ground = grounds[(at * 7 + 8) % grounds.length] ?? "jade";
	const { deep } = groundColours[ground];
	const path = join(folder, `${key}-200.webp`);
	const run = async () =>
		writeScene(await merchantScene(icon, deep), [
			{ path, width: 200, quality: 86 },
		]);
	return {
		kind: "merchants",
		key,
		hash: hashOf([icon, deep]),
		pictures: 1,
		proof: path,
		run,
	};
}

function coverJob({ key, cover }: MerchantSeed, folder: string): Job {
	const path = join(folder, `${key}-1200.webp`);
	const run = async () =>
		writeScene(await coverScene(cover), [{ path, width: 1200, quality: 82 }]);
	return {
		kind: "covers",
		key,
		hash: hashOf(cover),
		pictures: 1,
		proof: path,
		run,
	};
}

/** Outside of every public folder: see `merchant-rows.ts`. */
function specimenJob(merchant: MerchantSeed, licence: string): Job {
	const key = `${merchant.key}-${licence}`;
	const path = specimenFile(`specimen-${key}.webp`);
	const run = async () =>
		writeScene(await specimenScene(merchant), [
			{ path, width: 720, quality: 76 },
		]);
	return {
		kind: "specimens",
		key,
		pictures: 1,
		proof: path,
		run,
		hash: hashOf([merchant.icon, merchant.cover.ground, licence]),
	};
}

function emptyJob(key: (typeof emptyStates)[number], path: string): Job {
	const run = async () =>
		writeScene(await emptyScene(key), [{ path, width: 480, quality: 86 }]);
	return {
		kind: "pictures",
		key,
		hash: hashOf(key),
		pictures: 1,
		proof: path,
		run,
	};
}

function loginJob(path: string): Job {
	const run = async () =>
		writeScene(await loginScene(), [{ path, width: 720, quality: 80 }]);
	return {
		kind: "pictures",
		key: "login",
		hash: hashOf("login"),
		pictures: 1,
		proof: path,
		run,
	};
}

function bannerJob(banner: Banner, stem: string): Job {
	const [desktop, phone] = [`${stem}-1200.webp`, `${stem}-750.webp`];
	const run = async () => {
		await writeScene(await desktopBanner(banner), [
			{ path: desktop, width: 1200, quality: 84 },
		]);
		await writeScene(await phoneBanner(banner), [
			{ path: phone, width: 750, quality: 84 },
		]);
	};
	return {
		kind: "banners",
		key: banner.key,
		hash: hashOf([banner.icons, banner.ground]),
		pictures: 2,
		proof: phone,
		run,
	};
}

function activityJob(activity: Activity, stem: string): Job {
	const path = `${stem}-1200.webp`;
	const run = async () =>
		writeScene(await activityScene(activity), [
			{ path, width: 1200, quality: 80 },
			{ path: `${stem}-600.webp`, width: 600, quality: 80 },
		]);
	return {
		kind: "activities",
		key: activity.key,
		hash: hashOf([activity.icons, activity.ground]),
		pictures: 1,
		proof: path,
		run,
	};
}
