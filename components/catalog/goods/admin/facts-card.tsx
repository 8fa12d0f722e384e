"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import {
	type GoodsFact,
	goodsFacts,
} from "@/gateway/contract/catalog/goods-facts";
import { guaranteeKeys } from "@/gateway/contract/catalog/goods-terms";
import { refundWithinDays } from "@/gateway/contract/sales/refund-terms";
import { CategoryField, type CategoryFieldProps } from "./category-field";
import { FormField } from "./form-field";

const storages = ["ambient", "chilled", "frozen"] as const;
const wordLengthMax = 60;

// messages: goods.storage.*, goods.guarantee.*, console.goods.form.*

/** Where it lies, what it is, what can be counted on. */
export function FactsCard({ draft, merId, change }: CategoryFieldProps) {
	const t = useTranslations("console.goods.form");
	const words = useTranslations("goods");
	const id = useId();
	const hints: Partial<Record<GoodsFact, string>> = {
		unit: t("unitHint"),
		origin: t("originHint"),
	};
	const text = (field: GoodsFact | "code", hint?: string) => (
		<FormField key={field} name={field} label={t(field)} hint={hint}>
			{(control) => (
				<input
					{...control}
					maxLength={field === "origin" ? 2 : wordLengthMax}
					value={draft[field]}
					onChange={({ target }) => change({ [field]: target.value })}
				/>
			)}
		</FormField>
	);
	return (
		<section className="card" aria-labelledby={id}>
			<h2 id={id}>{t("facts")}</h2>
			<div className="grid">
				<CategoryField draft={draft} merId={merId} change={change} />
				{text("code", t("codeHint"))}
				{goodsFacts.map((fact) => text(fact, hints[fact]))}
				<FormField name="storage" label={t("storage")}>
					{(control) => (
						<select
							{...control}
							value={draft.storage ?? ""}
							onChange={({ target }) =>
								change({
									storage: storages.find((one) => one === target.value) ?? null,
								})
							}
						>
							<option value="">{t("noStorage")}</option>
							{storages.map((one) => (
								<option key={one} value={one}>
									{words(`storage.${one}`)}
								</option>
							))}
						</select>
					)}
				</FormField>
			</div>
			<FormField name="keywords" label={t("keywords")} hint={t("keywordsHint")}>
				{(control) => (
					<input
						{...control}
						value={draft.keywords}
						onChange={({ target }) => change({ keywords: target.value })}
					/>
				)}
			</FormField>
			<Guarantees draft={draft} change={change} />
		</section>
	);
}

function Guarantees({ draft, change }: Omit<CategoryFieldProps, "merId">) {
	const t = useTranslations("console.goods.form");
	const words = useTranslations("goods");
	return (
		<fieldset>
			<legend>{t("guarantees")}</legend>
			{guaranteeKeys.map((key) => (
				<label key={key} className="tick">
					<input
						type="checkbox"
						checked={draft.guarantees.includes(key)}
						onChange={({ target }) =>
							change({
								guarantees: target.checked
									? [...draft.guarantees, key]
									: draft.guarantees.filter((one) => one !== key),
							})
						}
					/>
					{words(`guarantee.${key}.name`, { days: refundWithinDays })}
				</label>
			))}
		</fieldset>
	);
}
