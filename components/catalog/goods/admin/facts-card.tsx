"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import {
	ChoiceField,
	LineField,
	Pair,
	Tick,
} from "@/components/layout/console/form/fields";
import { useAdminField } from "@/components/layout/console/form/use-admin-form";
import {
	type GoodsFact,
	goodsFacts,
} from "@/gateway/contract/catalog/goods-facts";
import {
	type GuaranteeKey,
	guaranteeKeys,
} from "@/gateway/contract/catalog/goods-terms";
import { refundWithinDays } from "@/gateway/contract/sales/refund-terms";
import { CategoryField } from "./category-field";

const storages = ["ambient", "chilled", "frozen"] as const;
const wordLengthMax = 60;

// messages: goods.storage.*, goods.guarantee.*, console.goods.form.*

/** Where it lies, what it is, what can be counted on. */
export function FactsCard({ merId }: { merId: number | undefined }) {
	const t = useTranslations("console.goods.form");
	const words = useTranslations("goods");
	const id = useId();
	const hints: Partial<Record<GoodsFact, string>> = {
		unit: t("unitHint"),
		origin: t("originHint"),
	};
	return (
		<section className="card" aria-labelledby={id}>
			<h2 id={id}>{t("facts")}</h2>
			<Pair>
				<CategoryField merId={merId} />
				<LineField
					path="code"
					label={t("code")}
					hint={t("codeHint")}
					maxLength={wordLengthMax}
				/>
				{goodsFacts.map((fact) => (
					<LineField
						key={fact}
						path={fact}
						label={t(fact)}
						hint={hints[fact]}
						maxLength={fact === "origin" ? 2 : wordLengthMax}
					/>
				))}
				<ChoiceField
					path="storage"
					label={t("storage")}
					options={[
						{ value: "", word: t("noStorage") },
						...storages.map((value) => ({
							value,
							word: words(`storage.${value}`),
						})),
					]}
				/>
			</Pair>
			<LineField
				path="keywords"
				label={t("keywords")}
				hint={t("keywordsHint")}
			/>
			<Guarantees />
		</section>
	);
}

function Guarantees() {
	const t = useTranslations("console.goods.form");
	const words = useTranslations("goods");
	const { value, change } = useAdminField("guarantees");
	const chosen = value as GuaranteeKey[];
	return (
		<fieldset className="ticks">
			<legend className="strong line-tight">{t("guarantees")}</legend>
			{guaranteeKeys.map((key) => (
				<Tick key={key}>
					<input
						type="checkbox"
						checked={chosen.includes(key)}
						onChange={({ target }) =>
							change(
								target.checked
									? [...chosen, key]
									: chosen.filter((one) => one !== key),
							)
						}
					/>
					{words(`guarantee.${key}.name`, { days: refundWithinDays })}
				</Tick>
			))}
		</fieldset>
	);
}
