import type { TextBlock } from "@/gateway/contract/content/help";
import { agreementNames } from "@/gateway/contract/content/help-terms";
import type { CartType } from "@/gateway/contract/values";
import { readActivities, readActivity } from "@/lib/cached/activity";
import { readCategories } from "@/lib/cached/category";
import { readAgreement, readHelpArticle } from "@/lib/cached/help";
import { readHome } from "@/lib/cached/home";
import { readSite } from "@/lib/cached/site";
import { paths } from "@/lib/routes/paths";
import { bullets, heading, linkTo, paragraph, type Twin } from "./markdown";
import { shelf } from "./shelf";
import type { Speech } from "./speech";

// What the shop itself says: both homes, help, agreements, activities.

export async function homeTwin(speech: Speech, cartType: CartType) {
	const { t, locale } = speech;
	const [home, categories] = await Promise.all([
		readHome(locale, cartType),
		readCategories(locale, cartType),
	]);
	const { siteName } = home;
	return {
		title:
			cartType === "E_COMMERCE"
				? t("home.heading.mall", { siteName })
				: t("home.heading.supermarket", { siteName }),
		path: paths.home(cartType),
		parts: [
			paragraph(home.site_description),
			heading(t("home.categories.title")),
			...bullets(
				categories.map(({ id, name }) => [
					linkTo(name, paths.goodsList({ cid: id }), locale),
				]),
			),
			...home.sections.flatMap(({ goods, title }) =>
				shelf(goods, speech, title),
			),
		],
	};
}

export async function helpTwin({ t, locale }: Speech) {
	const { help } = await readSite(locale);
	// messages: help.agreement.*
	return {
		title: t("help.title"),
		path: paths.help(),
		parts: [
			...help.flatMap(({ name, childList = [] }) => [
				heading(name),
				...bullets(
					childList.map((one) => [
						linkTo(one.name, paths.help(one.id), locale),
					]),
				),
			]),
			heading(t("help.agreements")),
			...bullets(
				agreementNames.map((name) => [
					linkTo(t(`help.agreement.${name}`), paths.agreement(name), locale),
				]),
			),
		],
	};
}

export async function articleTwin(speech: Speech, id: number) {
	const found = await readHelpArticle(speech.locale, id);
	const path = paths.help(id);
	return found && wordsTwin({ ...found, title: found.name, path }, speech);
}

export async function agreementTwin(speech: Speech, asked: string) {
	const name = agreementNames.find((known) => known === asked);
	const found = name && (await readAgreement(speech.locale, name));
	return found && wordsTwin({ ...found, path: paths.agreement(name) }, speech);
}

interface ShopWords {
	title: string;
	path: string;
	content: TextBlock[];
	updatedOn: string;
}

function wordsTwin(
	{ title, path, content, updatedOn }: ShopWords,
	{ t }: Speech,
): Twin {
	const blocks = content.map(({ kind, text }) =>
		kind === "heading" ? heading(text) : paragraph(text),
	);
	const changed = paragraph(`${t("help.changed")} ${updatedOn}`);
	return { title, path, parts: [...blocks, changed] };
}

export async function activitiesTwin({ t, locale }: Speech) {
	const activities = await readActivities(locale);
	return {
		title: t("activity.title"),
		path: paths.activities(),
		parts: [
			paragraph(t("activity.description")),
			...bullets(
				activities.map(({ id, name, state, startsAt, endsAt }) => [
					linkTo(name, paths.activities(id), locale),
					`: ${state === "running" ? t("activity.now") : t("activity.coming")} (${startsAt} – ${endsAt})`,
				]),
			),
		],
	};
}

export async function activityTwin(speech: Speech, id: number) {
	const found = await readActivity(speech.locale, id);
	if (!found) return undefined;
	const { name, description, startsAt, endsAt, goods } = found;
	return {
		title: name,
		path: paths.activities(id),
		parts: [
			paragraph(description),
			paragraph(`${startsAt} – ${endsAt}`),
			...shelf(goods, speech, speech.t("activity.goods")),
		],
	};
}
