"use client";

import { useTranslations } from "next-intl";
import { ChoiceField } from "@/components/layout/console/form/fields";
import {
	useCategories,
	useMerchants,
} from "@/components/layout/console/use-choices";

/** Whose coupon it is; operators alone choose. */
export function GiverField() {
	const t = useTranslations("console.coupons");
	const merchants = useMerchants();
	return (
		<ChoiceField
			path="merId"
			label={t("giver")}
			options={[{ value: "", word: t("shops") }, ...merchants]}
		/>
	);
}

/** Top categories and those below them, of both areas. */
export function CategoryField() {
	const t = useTranslations("console.coupons");
	const tops = useCategories();
	const options = tops.flatMap(({ id, name, childList = [] }) => [
		{ value: String(id), word: name },
		...childList.map((child) => ({
			value: String(child.id),
			word: `${name} › ${child.name}`,
		})),
	]);
	return (
		<ChoiceField
			path="categoryId"
			label={t("category")}
			options={[{ value: "", word: t("choose") }, ...options]}
		/>
	);
}
