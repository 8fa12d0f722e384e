"use client";

import { useTranslations } from "next-intl";
import { useContext, useId } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { OptionName } from "@/gateway/contract/catalog/goods-form";
import { type GoodsDraft, newSku, type SkuDraft } from "./draft";
import { FormFaults } from "./form-field";
import { SkuRow } from "./sku-row";

// messages: goods.option.*

interface SkusCardProps {
	draft: GoodsDraft;
	change: (part: Partial<GoodsDraft>) => void;
}

const names: OptionName[] = [
	"colour",
	"size",
	"capacity",
	"flavour",
	"scent",
	"pack",
	"weight",
	"model",
];
const optionsMax = 3;
const skusMax = 50;

/** What can be bought of it: price, stock and weight, once or for each version. */
export function SkusCard({ draft, change }: SkusCardProps) {
	const t = useTranslations("console.goods.form");
	const words = useTranslations("goods.option");
	const id = useId();
	const fault = useContext(FormFaults)("skus");
	const { skus, optionNames } = draft;

	function changeSku(key: string, part: Partial<SkuDraft>) {
		change({
			skus: skus.map((sku) => (sku.key === key ? { ...sku, ...part } : sku)),
		});
	}
	return (
		<section className="card" aria-labelledby={id}>
			<div>
				<h2 id={id}>{t("skus")}</h2>
				<p className="soft">{t("skusHint")}</p>
			</div>
			{fault && <p className="fault">{fault}</p>}
			<fieldset>
				<legend>{t("options")}</legend>
				{names.map((name) => (
					<label key={name} className="tick">
						<input
							type="checkbox"
							checked={optionNames.includes(name)}
							disabled={
								!optionNames.includes(name) && optionNames.length >= optionsMax
							}
							onChange={({ target }) =>
								change({
									optionNames: names.filter((one) =>
										one === name ? target.checked : optionNames.includes(one),
									),
								})
							}
						/>
						{words(name)}
					</label>
				))}
			</fieldset>
			<ol className="skus">
				{skus.map((sku, at) => (
					<SkuRow
						key={sku.key}
						sku={sku}
						at={at}
						optionNames={optionNames}
						change={(part) => changeSku(sku.key, part)}
						remove={
							skus.length > 1
								? () =>
										change({
											skus: skus.filter(({ key }) => key !== sku.key),
										})
								: undefined
						}
					/>
				))}
			</ol>
			{skus.length < skusMax && (
				<Button
					kind="quiet"
					onClick={() => change({ skus: [...skus, newSku(skus.at(-1))] })}
				>
					<Icon name="plus" size={18} />
					{t("addSku")}
				</Button>
			)}
		</section>
	);
}
