"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { ShopSettings } from "@/gateway/contract/marketplace/merchant-admin";
import { sentByScript } from "@/lib/page-state/sent-by-script";
import { ServicePart } from "./service-part";
import { ShopField } from "./shop-field";
import { ShopPictures } from "./shop-pictures";
import { useShopForm } from "./use-shop-form";
import { WordsPart } from "./words-part";

interface ShopFormProps {
	shop: ShopSettings;
	merId: number | undefined;
	onSaved: (saved: ShopSettings) => void;
}

/** All that a shop says of itself, how it is reached, and what its parcels cost. */
export function ShopForm(props: ShopFormProps) {
	const t = useTranslations("console.shop");
	const form = useShopForm(props);
	return (
		<form
			{...sentByScript}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				void form.save();
			}}
		>
			<WordsPart form={form} />
			<section className="card" aria-labelledby="shop-pictures">
				<h2 id="shop-pictures">{t("part.pictures")}</h2>
				<div className="two">
					<ShopPictures form={form} name="logo" />
					<ShopPictures form={form} name="cover" />
				</div>
			</section>
			<section className="card" aria-labelledby="shop-freight">
				<h2 id="shop-freight">{t("part.freight")}</h2>
				<div className="two">
					<ShopField form={form} name="freightFee" inputMode="decimal" />
					<ShopField form={form} name="freightFreeFrom" inputMode="decimal" />
				</div>
			</section>
			<ServicePart form={form} />
			<div className="end">
				<Button type="submit" kind="primary">
					{t("save")}
				</Button>
				{form.failure && (
					<p role="alert" className="form-fault">
						{form.failure}
					</p>
				)}
			</div>
		</form>
	);
}
