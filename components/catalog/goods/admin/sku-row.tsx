"use client";

import { useLocale, useTranslations } from "next-intl";
import {
	ChoiceField,
	LineField,
} from "@/components/layout/console/form/fields";
import { useAdminField } from "@/components/layout/console/form/use-admin-form";
import { Labelled } from "@/components/ui/form/field";
import { Icon } from "@/components/ui/icon";
import type { OptionName } from "@/gateway/contract/catalog/goods-form";
import { contentMeasures } from "@/gateway/contract/catalog/unit-price";
import { type OptionValue, optionText } from "./goods-values";

// messages: goods.option.*, console.goods.form.*

interface SkuRowProps {
	at: number;
	/** Sold, and still to be sent. */
	reserved: number;
	optionNames: OptionName[];
	/** Undefined for the only one. */
	remove: (() => void) | undefined;
}

const figures = ["price", "oldPrice", "stock", "weightGrams"] as const;
/** As refusals name them. */
const fieldOf = { stock: "addStock" } as Partial<Record<string, string>>;

export function SkuRow({ at, reserved, optionNames, remove }: SkuRowProps) {
	const t = useTranslations("console.goods.form");
	const number = at + 1;
	const sku = `skus.${at}`;
	return (
		<li>
			<fieldset className="as-well pad-x4" aria-label={t("skuAt", { number })}>
				{optionNames.map((name, place) => (
					<OptionField
						key={name}
						name={name}
						sku={sku}
						// What is wrong with all of them is said beside the first.
						faultPath={place === 0 ? `${sku}.options` : `${sku}.${name}`}
					/>
				))}
				{figures.map((name) => (
					<LineField
						key={name}
						path={`${sku}.${name}`}
						faultPath={`${sku}.${fieldOf[name] ?? name}`}
						label={t(name)}
						hint={
							name === "stock" && reserved > 0
								? t("reserved", { count: reserved })
								: undefined
						}
						inputMode={name.endsWith("rice") ? "decimal" : "numeric"}
						maxLength={11}
					/>
				))}
				<LineField
					path={`${sku}.contentAmount`}
					faultPath={`${sku}.content`}
					label={t("content")}
					hint={t("contentHint")}
					inputMode="decimal"
					maxLength={10}
				/>
				<ChoiceField
					path={`${sku}.contentMeasure`}
					label={t("measure")}
					options={contentMeasures.map((value) => ({
						value,
						word: t(`measures.${value}`),
					}))}
				/>
				<LineField path={`${sku}.code`} label={t("skuCode")} maxLength={60} />
				{remove && (
					<button
						type="button"
						className="remove soft"
						aria-label={t("removeSku", { number })}
						onClick={remove}
					>
						<Icon name="trash-2" size={20} />
					</button>
				)}
			</fieldset>
		</li>
	);
}

interface OptionFieldProps {
	name: OptionName;
	sku: string;
	faultPath: string;
}

/** A value that was read in several languages is edited in the one of the page. */
function OptionField({ name, sku, faultPath }: OptionFieldProps) {
	const words = useTranslations("goods.option");
	const locale = useLocale();
	const { value, change, fault } = useAdminField(
		`${sku}.options.${name}`,
		faultPath,
	);
	return (
		<Labelled label={words(name)} fault={fault}>
			{(control) => (
				<input
					{...control}
					maxLength={60}
					value={optionText(value as OptionValue | undefined, locale)}
					onChange={({ target }) => change(target.value)}
				/>
			)}
		</Labelled>
	);
}
