import { useTranslations } from "next-intl";

/** Says of a field that it may stay empty. */
export function OptionalLabel({ children }: { children: string }) {
	const t = useTranslations("address.field");
	return (
		<>
			{children} <span className="optional note regular">{t("optional")}</span>
		</>
	);
}
