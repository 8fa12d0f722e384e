"use client";

import { useTranslations } from "next-intl";
import type { InputHTMLAttributes } from "react";
import { Field } from "@/components/ui/field";
import type { ShopFormState } from "./use-shop-form";

interface ShopFieldProps
	extends Omit<InputHTMLAttributes<HTMLInputElement>, "form" | "name"> {
	form: ShopFormState;
	name:
		| "phone"
		| "freightFee"
		| "freightFreeFrom"
		| "serviceLink"
		| "serviceMessage"
		| "servicePhone"
		| "serviceEmail";
}

// messages: console.shop.field.*

/** One line of a shop's settings. */
export function ShopField({ form, name, ...rest }: ShopFieldProps) {
	const t = useTranslations("console.shop.field");
	return (
		<Field
			{...rest}
			label={t(name)}
			fault={form.faultOf(name)}
			value={form.values[name]}
			onChange={({ target }) => form.change({ [name]: target.value })}
		/>
	);
}
