import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { AreaMark } from "@/components/layout/area-mark";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { JsonLd } from "@/components/ui/json-ld";
import { Pagination } from "@/components/ui/pagination";
import { merchantKeywordMaxLength } from "@/gateway/contract/marketplace/merchant";
import { readMerchantCategories, readStreetPage } from "@/lib/cached/merchant";
import { currentLocale } from "@/lib/i18n/locale";
import type { StreetQuery } from "@/lib/routes/page-queries";
import { paths } from "@/lib/routes/paths";
import { describeStreet } from "@/lib/seo/structured-data/merchant";
import { EmptyStreet } from "./empty-street";
import { SearchField } from "./search-field";
import { StreetCards } from "./street-cards";
import { StreetFilters } from "./street-filters";
import { StreetStyles } from "./street-styles";

/** All merchants with goods, by what they sell, by kind, by name. 404 for a page behind the last. */
export async function StreetPage({ place }: { place: StreetQuery }) {
	const locale = await currentLocale();
	const [found, categories] = await Promise.all([
		readStreetPage(locale, place),
		readMerchantCategories(locale),
	]);
	if (found.page > Math.max(found.totalPage, 1)) notFound();
	const t = await getTranslations("merchant.street");
	const areas = await getTranslations("list.area");
	return (
		<>
			<AreaMark area={place.cartType ?? "E_COMMERCE"} />
			<StreetStyles className="stack cols-1 gap-x4 from-top">
				<Breadcrumb
					crumbs={[
						{ name: areas("mall"), path: paths.home("E_COMMERCE") },
						{ name: t("title") },
					]}
				/>
				<div className="asked">
					<div>
						<h1 className="head-heading anywhere">{t("title")}</h1>
						<p className="soft">{t("detail")}</p>
					</div>
					<SearchField
						action={paths.street()}
						label={t("search.label")}
						placeholder={t("search.label")}
						submit={t("search.submit")}
						keyword={place.keyword}
						maxLength={merchantKeywordMaxLength}
					/>
				</div>
				<StreetFilters place={place} categories={categories} />
				{found.list.length === 0 ? (
					<EmptyStreet keyword={place.keyword} />
				) : (
					<StreetCards found={found} />
				)}
				<Pagination
					page={found.page}
					totalPage={found.totalPage}
					pathOf={(page) => paths.street({ ...place, page })}
				/>
				<JsonLd things={[describeStreet(t("title"), found.list, locale)]} />
			</StreetStyles>
		</>
	);
}
