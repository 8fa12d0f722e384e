"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import {
	ChoiceField,
	LineField,
	Pair,
} from "@/components/layout/console/form/fields";
import { serviceTypes } from "@/gateway/contract/content/site-terms";
import type { ShopValues } from "./shop-values";

/** What a shopper needs to know of each kind of service. */
const fieldOf = {
	H5: "serviceLink",
	message: "serviceMessage",
	phone: "servicePhone",
	hotline: "servicePhone",
	email: "serviceEmail",
} as const satisfies Record<(typeof serviceTypes)[number], string>;

// messages: console.shop.service.*, console.shop.field.*

/** How its shoppers reach the shop; by default through the service of the whole market. */
export function ServicePart({ serviceType }: Pick<ShopValues, "serviceType">) {
	const t = useTranslations("console.shop");
	const id = useId();
	const field = serviceType && fieldOf[serviceType];
	return (
		<section className="card" aria-labelledby={id}>
			<h2 id={id}>{t("part.service")}</h2>
			<Pair>
				<ChoiceField
					path="serviceType"
					label={t("field.serviceType")}
					options={[
						{ value: "", word: t("service.none") },
						...serviceTypes.map((value) => ({
							value,
							word: t(`service.${value}`),
						})),
					]}
				/>
				{field && (
					<LineField key={field} path={field} label={t(`field.${field}`)} />
				)}
			</Pair>
		</section>
	);
}
