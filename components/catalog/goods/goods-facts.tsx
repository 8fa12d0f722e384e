import { useLocale, useTranslations } from "next-intl";
import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import {
	type GoodsFact,
	goodsFacts,
} from "@/gateway/contract/catalog/goods-facts";
import { describeLocale } from "@/gateway/contract/locale";
import { formatWeight } from "@/lib/format/weight";
import { FactsStyles } from "./facts-styles";

/** What is known about it, one row each. */
export function GoodsFacts({ goods }: { goods: GoodsDetail }) {
	const t = useTranslations("goods");
	const locale = useLocale();
	const { intl } = describeLocale(locale);
	const countries = new Intl.DisplayNames(intl, { type: "region" });
	const { storage, weightGrams } = goods;
	const wordOf = (fact: GoodsFact) => {
		const value = goods[fact];
		return fact === "origin" && value ? countries.of(value) : value;
	};
	// messages: goods.facts.*, goods.storage.*
	const facts: (readonly [string, string | null | undefined])[] = [
		...goodsFacts.map((fact) => [t(`facts.${fact}`), wordOf(fact)] as const),
		[t("facts.storage"), storage && t(`storage.${storage}`)],
		[
			t("facts.weight"),
			weightGrams > 0 ? formatWeight(weightGrams, locale) : null,
		],
	];
	const known = facts.filter(([, value]) => Boolean(value));
	if (known.length === 0) return null;
	return (
		<FactsStyles className="stack gap-x3 as-panel pad-x5 facts-panel">
			<h2 className="head-reading">{t("facts.title")}</h2>
			<dl>
				{known.map(([label, value]) => (
					<div key={label} className="rule-below">
						<dt className="soft">{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</FactsStyles>
	);
}
