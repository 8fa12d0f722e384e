"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import type { AddressDraft } from "./address-draft";
import { useAddresses } from "./use-addresses";

/** Nothing to choose for a first address: it is the default anyway. */
export function DefaultChoice() {
	const t = useTranslations("address.field");
	const { register } = useFormContext<AddressDraft>();
	const { data: others } = useAddresses();
	if (!others?.length) return null;
	return (
		<label className="default target gap-x2">
			<input type="checkbox" {...register("isDefault")} />
			{t("isDefault")}
		</label>
	);
}
