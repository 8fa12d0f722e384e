import { Client } from "pg";
import { activity, activityGoods } from "../schema/activity";
import { category } from "../schema/category";
import { coupon, couponGoods } from "../schema/coupon";
import { groupOffer } from "../schema/group";
import { agreement, helpArticle, helpCategory } from "../schema/help";
import { banner, homeSection, siteText } from "../schema/home";
import { locker } from "../schema/locker";
import { merchant, merchantQualification } from "../schema/merchant";
import { hotSearch } from "../schema/search";
import { site } from "../schema/site";
import { store } from "../schema/store";
import { activityGoodsRows, activityRows } from "./activity-rows";
import { indexCategories } from "./category-rows";
import { couponGoodsRows, couponRows } from "./coupon-rows";
import { emptyCatalogue } from "./empty-catalogue";
import { describeFaults, readSampleFiles, type SampleFiles } from "./files";
import { fillGoods } from "./fill-goods";
import { groupOfferRows } from "./group-offer-rows";
import { agreementRows, helpArticleRows, helpCategoryRows } from "./help-rows";
import { insertAccounts, listSampleAccounts } from "./insert-accounts";
import { insertRows } from "./insert-rows";
import {
	insertSpecimens,
	merchantRows,
	qualificationRows,
} from "./merchant-rows";
import type { LoadProgress } from "./progress";
import { insertQuestions, refuseAsked } from "./question-rows";
import { listReferenceFaults } from "./references";
import {
	bannerRows,
	homeSectionRows,
	hotSearchRows,
	lockerRows,
	siteTextRows,
	storeRows,
} from "./shop-rows";
import { siteRow } from "./site-row";
import { putStaffBack } from "./staff";

// Fills an empty catalogue with the sample shop, all of it or nothing. Two loads give the same rows. A catalogue
// that holds anything is left alone unless the caller says `replace`.

export interface LoadOptions {
	/** Goods in all; those beyond the named ones are made up from them. */
	goodsCount?: number;
	/** Empties a catalogue that is not empty; fails with a `CatalogueInUseError` when rows outside the catalogue refer to it. */
	replace?: boolean;
	/** Adds the sample accounts too, whose password everybody knows; those that are there stay as they are. */
	accounts?: boolean;
	/** Told after each batch of goods and before each index that is rebuilt. */
	onProgress?: (progress: LoadProgress) => void;
}

/** The catalogue holds something and `replace` was not asked for. */
export class CatalogueNotEmptyError extends Error {}

const identityTables = [
	"category",
	"merchant",
	"merchant_qualification",
	"store",
	"locker",
	"goods",
	"sku",
	"past_price",
	"review",
	"banner",
	"home_section",
	"hot_search",
	"help_category",
	"help_article",
	"coupon",
	"activity",
	"group_offer",
	"question",
	"answer",
];
const catalogueTables = [
	...identityTables,
	"site_text",
	"site",
	"agreement",
	"search_word",
	"search_gram",
	"coupon_goods",
	"activity_goods",
];

/** One loader at a time, however many nodes start. */
const loaderLock = 7_310_001;

/** True for a migrated database without categories and goods. */
export function isCatalogueEmpty(databaseUrl: string): Promise<boolean> {
	return withClient(databaseUrl, queryEmpty);
}

/** E-mails of the sample accounts that one can sign in as there. */
export function findSampleAccounts(databaseUrl: string): Promise<string[]> {
	return withClient(databaseUrl, listSampleAccounts);
}

/** Answers how many goods and skus were loaded. */
export function loadSampleShop(
	databaseUrl: string,
	options: LoadOptions = {},
): Promise<{ goods: number; skus: number }> {
	return withClient(databaseUrl, async (client) => {
		await client.query("begin");
		try {
			const loaded = await fillCatalogue(client, options);
			await client.query("commit");
			await client.query(`analyze ${catalogueTables.join()}`);
			return loaded;
		} catch (error) {
			await client.query("rollback").catch(() => undefined);
			throw error;
		}
	});
}

async function withClient<Result>(
	connectionString: string,
	work: (client: Client) => Promise<Result>,
): Promise<Result> {
	const client = new Client({ connectionString });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

async function queryEmpty(client: Client): Promise<boolean> {
	const { rows } = await client.query<{ empty: boolean }>(
		`select not exists (select from goods)
			and not exists (select from category) as empty`,
	);
	return rows[0]?.empty === true;
}

async function fillCatalogue(client: Client, options: LoadOptions) {
	const { goodsCount = 0, onProgress = () => {} } = options;
	await client.query("select pg_advisory_xact_lock($1)", [loaderLock]);
	if (options.replace) await refuseAsked(client);
	const staff = options.replace
		? await emptyCatalogue(client, catalogueTables)
		: [];
	if (!(await queryEmpty(client)))
		throw new CatalogueNotEmptyError(
			"The catalogue is not empty, so the sample shop was not loaded; ask for a replacement to empty it first.",
		);

	const files = readFaultlessFiles();
	const categories = indexCategories(files);
	await insertRows(client, category, categories.rows);
	await insertRows(client, merchant, merchantRows(files, categories));
	await insertRows(client, merchantQualification, qualificationRows(files));
	await insertSpecimens(client, files);
	await insertRows(client, store, storeRows(files));
	await insertRows(client, locker, lockerRows(files));
	const order = { files, categories, goodsCount, onProgress };
	const loaded = await fillGoods(client, order);
	await insertRows(client, banner, bannerRows(files, categories));
	await insertRows(client, homeSection, homeSectionRows(files, categories));
	await insertRows(client, siteText, siteTextRows(files));
	await insertRows(client, hotSearch, hotSearchRows(files));
	await insertRows(client, helpCategory, helpCategoryRows(files));
	await insertRows(client, helpArticle, helpArticleRows(files));
	await insertRows(client, agreement, agreementRows(files));
	await insertRows(client, site, [siteRow(files)]);
	// With its accounts comes an operator.
	await client.query(
		`insert into opening (claimed_at, opened_at)
			values (case when $1 then now() end, now())
			on conflict (id) do update set opened_at = coalesce(opening.opened_at, now()),
				claimed_at = coalesce(opening.claimed_at, excluded.claimed_at)`,
		[options.accounts === true],
	);
	await insertRows(client, coupon, couponRows(files, categories));
	await insertRows(client, couponGoods, couponGoodsRows(files));
	await insertRows(client, groupOffer, await groupOfferRows(client, files));
	await insertRows(client, activity, activityRows(files, new Date()));
	await insertRows(client, activityGoods, activityGoodsRows(files));
	await client.query(countForMerchants);
	await putStaffBack(client, staff);
	if (options.accounts) await insertAccounts(client);
	await insertQuestions(client, files, categories);
	for (const table of identityTables)
		await client.query(
			`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`,
		);
	return loaded;
}

function readFaultlessFiles(): SampleFiles {
	const files = readSampleFiles();
	const faults = listReferenceFaults(files);
	if (faults.length > 0) throw describeFaults(faults);
	return files;
}

const countForMerchants = `update merchant set goods_count = counted.goods,
		rating_sum = counted.stars, rating_count = counted.reviews
	from (
		select merchant_id, count(*) filter (where is_shown) as goods,
			sum(rating_sum) as stars, sum(rating_count) as reviews
		from goods group by merchant_id
	) counted
	where counted.merchant_id = merchant.id`;
