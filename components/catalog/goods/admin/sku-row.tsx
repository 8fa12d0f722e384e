"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { OptionName } from "@/gateway/contract/catalog/goods-form";
import { optionText, type SkuDraft } from "./draft";
import { FormField } from "./form-field";

// messages: goods.option.*, console.goods.form.*

interface SkuRowProps {
	sku: SkuDraft;
	at: number;
	optionNames: OptionName[];
	change: (part: Partial<SkuDraft>) => void;
	/** Undefined for the only one. */
	remove: (() => void) | undefined;
}

const figures = ["price", "oldPrice", "stock", "weightGrams"] as const;
/** As refusals name them. */
const fieldOf = { stock: "addStock" } as Partial<Record<string, string>>;

export function SkuRow(props: SkuRowProps) {
	const { sku, at, optionNames, change, remove } = props;
	const t = useTranslations("console.goods.form");
	const words = useTranslations("goods.option");
	const locale = useLocale();
	const number = at + 1;
	return (
		<li>
			<fieldset aria-label={t("skuAt", { number })}>
				{optionNames.map((name, place) => (
					<FormField
						key={name}
						name={place === 0 ? `skus.${at}.options` : `skus.${at}.${name}`}
						label={words(name)}
					>
						{(control) => (
							<input
								{...control}
								maxLength={60}
								value={optionText(sku.options[name], locale)}
								onChange={({ target }) =>
									change({ options: { ...sku.options, [name]: target.value } })
								}
							/>
						)}
					</FormField>
				))}
				<Figures sku={sku} at={at} change={change} />
				<FormField name={`skus.${at}.code`} label={t("skuCode")}>
					{(control) => (
						<input
							{...control}
							maxLength={60}
							value={sku.code}
							onChange={({ target }) => change({ code: target.value })}
						/>
					)}
				</FormField>
				{remove && (
					<button
						type="button"
						className="remove"
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

function Figures({
	sku,
	at,
	change,
}: Pick<SkuRowProps, "sku" | "at" | "change">) {
	const t = useTranslations("console.goods.form");
	return figures.map((name) => (
		<FormField
			key={name}
			name={`skus.${at}.${fieldOf[name] ?? name}`}
			label={t(name)}
			hint={
				name === "stock" && sku.reserved > 0
					? t("reserved", { count: sku.reserved })
					: undefined
			}
		>
			{(control) => (
				<input
					{...control}
					inputMode={name.endsWith("rice") ? "decimal" : "numeric"}
					maxLength={11}
					value={sku[name]}
					onChange={({ target }) => change({ [name]: target.value })}
				/>
			)}
		</FormField>
	));
}
