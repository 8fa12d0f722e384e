import { cacheTags } from "../../../contract/cache-tags";
import type { LocaleCode, Localized } from "../../../contract/locale";
import type { ShopType } from "../../../contract/marketplace/merchant";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { GatewayError } from "../../../http/errors";
import { hongKongDay } from "../../../http/hong-kong-time";
import { enqueueEffect } from "../../platform/outbox/service";
import { insertMerchant } from "./settings-repository";

/** Of a shop that has not chosen its own yet. */
const defaultLogo = "/pictures/merchant.svg";

interface Applicant {
	companyName: string;
	locale: LocaleCode;
	countryCode: string;
	phone: string;
	/** Null where the shop gave it up since. */
	categoryId: number | null;
	type: ShopType;
	/** Of its licences and certificates. */
	images: string[];
}

/** Opens a third party's shop by its application, today; freight is the table's own. Answers its id. */
export async function openMerchant(
	tx: Transaction,
	ctx: Pick<Ctx, "now">,
	{ companyName, locale, categoryId, ...applicant }: Applicant,
): Promise<number> {
	if (categoryId === null)
		throw new GatewayError(409, "applicationWithoutCategory");
	// A language without a name falls back to these two, whichever it was written in.
	const name: Localized = { "zh-CN": companyName, en: companyName };
	const row = {
		name: { ...name, [locale]: companyName },
		introduction: {},
		address: {},
		logo: defaultLogo,
		isSelfSupport: false,
		type: applicant.type,
		categoryId,
		phone: `${applicant.countryCode} ${applicant.phone}`,
		openedOn: hongKongDay(ctx.now()),
	};
	const id = await insertMerchant(tx, row, applicant.images);
	// Whoever looked for it before heard that there is none.
	await enqueueEffect(tx, "cache-tags", { tags: [cacheTags.merchants] });
	return id;
}
