"use client";

import { useLocale, useTranslations } from "next-intl";
import { AdminForm } from "@/components/layout/console/form/admin-form";
import {
	LineField,
	Pair,
	WrittenField,
} from "@/components/layout/console/form/fields";
import { PictureField } from "@/components/layout/console/form/picture-field";
import { useAdminForm } from "@/components/layout/console/form/use-admin-form";
import {
	type ShopSettings,
	shopForm,
} from "@/gateway/contract/marketplace/merchant-admin";
import {
	shopNameLengthMax,
	shopTextLengthMax,
} from "@/gateway/contract/marketplace/merchant-admin-terms";
import { browserApi } from "@/lib/api/browser";
import { notify } from "@/lib/page-state/notice";
import { ServicePart } from "./service-part";
import { bodyOf, valuesOf } from "./shop-values";

// messages: console.shop.field.*

interface ShopFormProps {
	shop: ShopSettings;
	/** Whose, where an operator says so. */
	merId: number | undefined;
	onSaved: (saved: ShopSettings) => void;
}

/** All that a shop says of itself, how it is reached, and what its parcels cost. */
export function ShopForm({ shop, merId, onSaved }: ShopFormProps) {
	const t = useTranslations("console.shop");
	const locale = useLocale();
	const form = useAdminForm(
		valuesOf(shop),
		async (values) => {
			const saved = await browserApi(locale).post("/api/operator/shop/edit", {
				body: bodyOf(merId, values),
			});
			form.reset(valuesOf(saved));
			onSaved(saved);
			notify(t("saved"));
		},
		{ check: (values) => shopForm.safeParse(bodyOf(merId, values)) },
	);
	return (
		<AdminForm form={form} hasLanguages>
			<Words />
			<section className="card" aria-labelledby="shop-pictures">
				<h2 id="shop-pictures">{t("part.pictures")}</h2>
				<Pair>
					<PictureField path="logo" label={t("field.logo")} model="merchant" />
					<PictureField
						path="cover"
						label={t("field.cover")}
						model="merchant"
					/>
				</Pair>
			</section>
			<section className="card" aria-labelledby="shop-freight">
				<h2 id="shop-freight">{t("part.freight")}</h2>
				<Pair>
					<LineField
						path="freightFee"
						label={t("field.freightFee")}
						inputMode="decimal"
					/>
					<LineField
						path="freightFreeFrom"
						label={t("field.freightFreeFrom")}
						inputMode="decimal"
					/>
				</Pair>
			</section>
			<ServicePart serviceType={form.watch("serviceType")} />
		</AdminForm>
	);
}

const addressLengthMax = 200;

function Words() {
	const t = useTranslations("console.shop");
	return (
		<section className="card" aria-labelledby="shop-words">
			<h2 id="shop-words">{t("part.words")}</h2>
			<WrittenField
				path="name"
				label={t("field.name")}
				maxLength={shopNameLengthMax}
			/>
			{(["introduction", "notice"] as const).map((name) => (
				<WrittenField
					key={name}
					path={name}
					label={t(`field.${name}`)}
					rows={4}
					maxLength={shopTextLengthMax}
				/>
			))}
			<WrittenField
				path="address"
				label={t("field.address")}
				maxLength={addressLengthMax}
			/>
			<LineField path="phone" label={t("field.phone")} type="tel" />
		</section>
	);
}
