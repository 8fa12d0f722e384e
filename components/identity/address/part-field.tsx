import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { TextField } from "@/components/ui/form/text-field";

interface PartFieldProps extends ComponentProps<typeof TextField> {
	isOptional?: boolean;
}

/** One part of an address; says of itself where it may stay empty. */
export function PartField({ isOptional, label, ...field }: PartFieldProps) {
	const t = useTranslations("address.field");
	const words = isOptional ? (
		<>
			{label} <span className="optional note regular">{t("optional")}</span>
		</>
	) : (
		label
	);
	return <TextField {...field} label={words} />;
}
