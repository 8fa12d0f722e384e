"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Tick } from "@/components/layout/console/form/fields";
import {
	useAdminField,
	useFault,
} from "@/components/layout/console/form/use-admin-form";
import { Button } from "@/components/ui/button";
import { FaultLine } from "@/components/ui/form/form-fault";
import { Icon } from "@/components/ui/icon";
import type { OptionName } from "@/gateway/contract/catalog/goods-form";
import { optionNames as knownOptions } from "@/gateway/contract/catalog/goods-terms";
import { type GoodsValues, newSku } from "./goods-values";
import { SkuRow } from "./sku-row";

// messages: goods.option.*

const optionsMax = 3;
const skusMax = 50;

/** What can be bought of it: price, stock and weight, once or for each version. */
export function SkusCard() {
	const t = useTranslations("console.goods.form");
	const id = useId();
	const fault = useFault("skus");
	const optionNames = useAdminField("optionNames").value as OptionName[];
	const { getValues } = useFormContext<GoodsValues>();
	const { fields, append, remove } = useFieldArray<GoodsValues, "skus", "key">({
		name: "skus",
		// A sku has an id of its own.
		keyName: "key",
	});
	return (
		<section className="card" aria-labelledby={id}>
			<div>
				<h2 id={id}>{t("skus")}</h2>
				<p className="soft">{t("skusHint")}</p>
			</div>
			{fault && <FaultLine>{fault}</FaultLine>}
			<Options />
			<ol className="skus stack gap-x3">
				{fields.map(({ key, reserved }, at) => (
					<SkuRow
						key={key}
						at={at}
						reserved={reserved}
						optionNames={optionNames}
						remove={fields.length > 1 ? () => remove(at) : undefined}
					/>
				))}
			</ol>
			{fields.length < skusMax && (
				<Button
					kind="quiet"
					onClick={() => append(newSku(getValues("skus").at(-1)))}
				>
					<Icon name="plus" size={18} />
					{t("addSku")}
				</Button>
			)}
		</section>
	);
}

function Options() {
	const t = useTranslations("console.goods.form");
	const words = useTranslations("goods.option");
	const { value, change } = useAdminField("optionNames");
	const chosen = value as OptionName[];
	return (
		<fieldset className="ticks">
			<legend className="strong line-tight">{t("options")}</legend>
			{knownOptions.map((name) => (
				<Tick key={name}>
					<input
						type="checkbox"
						checked={chosen.includes(name)}
						disabled={!chosen.includes(name) && chosen.length >= optionsMax}
						onChange={({ target }) =>
							change(
								knownOptions.filter((one) =>
									one === name ? target.checked : chosen.includes(one),
								),
							)
						}
					/>
					{words(name)}
				</Tick>
			))}
		</fieldset>
	);
}
