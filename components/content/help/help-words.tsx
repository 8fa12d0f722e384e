import { getTranslations } from "next-intl/server";
import { Breadcrumb, type Crumb } from "@/components/ui/breadcrumb";
import type { TextBlock } from "@/gateway/contract/content/help";
import { describeLocale } from "@/gateway/contract/locale";
import { readSite } from "@/lib/cached/site";
import { mailAddress, phoneAddress } from "@/lib/format/customer-service";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { HelpStyles } from "./help-styles";
import { type HelpQuery, HelpTree } from "./help-tree";
import { TextBlocks } from "./text-blocks";

interface HelpWordsProps {
	title: string;
	content: TextBlock[];
	/** Day of the last change, as ISO 8601 writes it. */
	updatedOn: string;
	place: HelpQuery;
}

const linkLook = "target underlined anywhere";

/** An article or an agreement, with the tree beside it and people to ask below. */
export async function HelpWords(props: HelpWordsProps) {
	const { title, content, updatedOn, place } = props;
	const t = await getTranslations();
	const locale = await currentLocale();
	const { service } = await readSite(locale);
	const phone = phoneAddress(service);
	const mail = mailAddress(service);
	const crumbs: Crumb[] = [
		{ name: t("layout.shop.name"), path: paths.home() },
		{ name: t("help.title"), path: paths.help() },
		{ name: title },
	];
	return (
		<HelpStyles>
			<Breadcrumb crumbs={crumbs} />
			<div className="beside at-start">
				<HelpTree place={place} />
				<article className="words stack gap-x4 as-card size-reading">
					<h1 className="head-heading text-balance">{title}</h1>
					<TextBlocks blocks={content} />
					<p className="soft size-body text-pretty">
						{t("help.changed")}{" "}
						<time dateTime={updatedOn}>{formatDay(updatedOn, locale)}</time>
					</p>
					{(phone || mail) && (
						<p className="ask row wraps rule-above soft size-body text-pretty">
							{t("help.ask")}
							{phone && (
								<a className={linkLook} href={phone}>
									{service.servicePhone}
								</a>
							)}
							{mail && (
								<a className={linkLook} href={mail}>
									{service.serviceEmail}
								</a>
							)}
						</p>
					)}
				</article>
			</div>
		</HelpStyles>
	);
}

/** A day without a time is the same day everywhere. */
function formatDay(day: string, locale: Parameters<typeof describeLocale>[0]) {
	return new Intl.DateTimeFormat(describeLocale(locale).intl, {
		dateStyle: "long",
		timeZone: "UTC",
	}).format(new Date(day));
}
