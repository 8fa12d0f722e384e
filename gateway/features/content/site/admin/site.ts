import { cacheTags } from "../../../../contract/cache-tags";
import { emptySite } from "../../../../contract/content/site";
import type {
	AdminSite,
	SiteBody,
} from "../../../../contract/content/site-admin";
import type { Queryable } from "../../../../db/client";
import { requireOperator } from "../../../../http/access";
import type { Ctx } from "../../../../http/context";
import { changesBetween, recordAudit } from "../../../platform/audit/service";
import { enqueueEffect } from "../../../platform/outbox/service";
import * as repository from "../repository";

// Operators set everything that stands around the pages at once; the logo is part of the build.

export function readSiteForOperator(ctx: Ctx): Promise<AdminSite> {
	requireOperator(ctx.actor);
	return read(ctx.db);
}

export async function saveSiteForOperator(
	ctx: Ctx,
	body: SiteBody,
): Promise<AdminSite> {
	requireOperator(ctx.actor);
	await ctx.db.transaction(async (tx) => {
		const before = await read(tx);
		const { siteName, keywords, description, topBanner } = body;
		await repository.putSite(tx, {
			...body.service,
			bannerText: topBanner?.text ?? null,
			bannerPath: topBanner?.path ?? "",
			iosLink: body.appLinks.ios,
			androidLink: body.appLinks.android,
			aboutLinks: body.aboutLinks,
		});
		await repository.putSiteText(tx, "siteName", siteName);
		await repository.putSiteText(tx, "site_keywords", keywords);
		await repository.putSiteText(tx, "site_description", description);
		await recordAudit(tx, ctx, {
			action: "content.site",
			target: "site",
			merchantId: null,
			changes: changesBetween(before, body),
		});
		const tags = [cacheTags.site, cacheTags.home];
		await enqueueEffect(tx, "cache-tags", { tags });
	});
	return readSiteForOperator(ctx);
}

/** Of a shop whose operator has set nothing yet everything is empty. */
async function read(db: Queryable): Promise<AdminSite> {
	const [row, texts] = await Promise.all([
		repository.findSite(db),
		repository.listSiteTexts(db),
	]);
	const say = (name: string) =>
		texts.find((text) => text.name === name)?.value ?? {};
	const { service } = emptySite;
	return {
		siteName: say("siteName"),
		keywords: say("site_keywords"),
		description: say("site_description"),
		service: {
			serviceType: row?.serviceType ?? service.serviceType,
			serviceLink: row?.serviceLink ?? "",
			serviceMessage: row?.serviceMessage ?? "",
			servicePhone: row?.servicePhone ?? "",
			serviceEmail: row?.serviceEmail ?? "",
			serviceHours: row?.serviceHours ?? {},
		},
		topBanner: row?.bannerText
			? { text: row.bannerText, path: row.bannerPath }
			: null,
		appLinks: { ios: row?.iosLink ?? "", android: row?.androidLink ?? "" },
		aboutLinks: row?.aboutLinks ?? [],
	};
}
