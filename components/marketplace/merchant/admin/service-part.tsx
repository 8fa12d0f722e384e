"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { serviceTypes } from "@/gateway/contract/content/site-terms";
import { ShopField } from "./shop-field";
import type { ShopFormState } from "./use-shop-form";

type ServiceType = (typeof serviceTypes)[number];

/** What a kind of service needs to be told. */
const fieldOf = {
	H5: "serviceLink",
	message: "serviceMessage",
	phone: "servicePhone",
	hotline: "servicePhone",
	email: "serviceEmail",
} as const satisfies Record<ServiceType, string>;

// messages: console.shop.service.*

/** How its shoppers reach the shop; by default through the service of the whole market. */
export function ServicePart({ form }: { form: ShopFormState }) {
	const t = useTranslations("console.shop");
	const id = useId();
	const { serviceType } = form.values;
	return (
		<section className="card" aria-labelledby="shop-service">
			<h2 id="shop-service">{t("part.service")}</h2>
			<div className="two">
				<div className="field">
					<label htmlFor={id}>{t("field.serviceType")}</label>
					<select
						id={id}
						value={serviceType ?? ""}
						onChange={({ target }) =>
							form.change({
								serviceType: (target.value || null) as ServiceType | null,
							})
						}
					>
						<option value="">{t("service.none")}</option>
						{serviceTypes.map((type) => (
							<option key={type} value={type}>
								{t(`service.${type}`)}
							</option>
						))}
					</select>
				</div>
				{serviceType && <ShopField form={form} name={fieldOf[serviceType]} />}
			</div>
		</section>
	);
}
