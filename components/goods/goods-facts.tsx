import { useLocale, useTranslations } from "next-intl";
import type { GoodsDetail } from "@/gateway/contract/goods";
import { describeLocale } from "@/gateway/contract/locale";
import { formatWeight } from "@/lib/weight";

/** What is known about it, one row each. Plain elements of the goods page's region. */
export function GoodsFacts({ goods }: { goods: GoodsDetail }) {
	const t = useTranslations("goods");
	const locale = useLocale();
	const { intl } = describeLocale(locale);
	const countries = new Intl.DisplayNames(intl, { type: "region" });
	const { brand, origin, storage, unit, weightGrams } = goods;
	// messages: goods.storage.*
	const facts: [string, string | null | undefined][] = [
		[t("facts.brand"), brand],
		[t("facts.origin"), origin && countries.of(origin)],
		[t("facts.storage"), storage && t(`storage.${storage}`)],
		[t("facts.unit"), unit],
		[
			t("facts.weight"),
			weightGrams > 0 ? formatWeight(weightGrams, locale) : null,
		],
	];
	const known = facts.filter(([, value]) => Boolean(value));
	if (known.length === 0) return null;
	return (
		<section className="panel facts-panel">
			<h2>{t("facts.title")}</h2>
			<dl>
				{known.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
