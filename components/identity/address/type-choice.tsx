"use client";

import { useTranslations } from "next-intl";
import { useFormContext } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import { addressTypes } from "@/gateway/contract/identity/address-terms";
import type { AddressDraft } from "./address-draft";
import { typeIcons } from "./type-icons";

// messages: address.list.type.*

/** Home, office or neither. */
export function TypeChoice() {
	const t = useTranslations("address");
	const { register } = useFormContext<AddressDraft>();
	return (
		<fieldset className="types flow wraps gap-x2">
			<legend className="strong">{t("field.type")}</legend>
			{addressTypes.map((type) => (
				<label key={type} className="target gap-x2">
					<input type="radio" value={type} {...register("addressType")} />
					<Icon name={typeIcons[type]} size={18} />
					{t(`list.type.${type}`)}
				</label>
			))}
		</fieldset>
	);
}
