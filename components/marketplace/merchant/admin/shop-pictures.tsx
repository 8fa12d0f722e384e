"use client";

import { useTranslations } from "next-intl";
import { PicturesField } from "@/components/platform/upload/pictures-field";
import { usePictures } from "@/components/platform/upload/use-pictures";
import type { ShopFormState } from "./use-shop-form";

interface ShopPicturesProps {
	form: ShopFormState;
	name: "logo" | "cover";
}

// messages: console.shop.field.*

/** The one picture of a kind; for another one the first goes. */
export function ShopPictures({ form, name }: ShopPicturesProps) {
	const t = useTranslations("console.shop.field");
	const fault = form.faultOf(name);
	const shown = form.values[name];
	const pictures = usePictures({
		model: "merchant",
		countMax: 1,
		kept: shown ? [shown] : [],
		onChange: ([path]) =>
			form.change(
				name === "logo" ? { logo: path ?? "" } : { cover: path ?? null },
			),
	});
	return (
		<div className="field">
			<PicturesField {...pictures} label={t(name)} countMax={1} />
			{fault && <p className="fault">{fault}</p>}
		</div>
	);
}
