"use client";

import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import {
	useAdminField,
	useFault,
	useFormLanguage,
} from "@/components/layout/console/form/use-admin-form";
import { Labelled } from "@/components/ui/form/field";
import { describeLocale } from "@/gateway/contract/locale";

const Editor = dynamic(
	() => import("./introduction-editor").then((module) => module.Editor),
	{ ssr: false },
);

/** What a goods page tells of the goods, in the language that the form shows. */
export function IntroductionField() {
	const t = useTranslations("console.goods.form");
	const language = useFormLanguage();
	const { value, change, fault } = useAdminField(`introduction.${language}`);
	const faultOfAll = useFault("introduction");
	return (
		<Labelled
			label={t("introduction")}
			hint={t("introductionHint")}
			fault={fault ?? faultOfAll}
		>
			{(control) => (
				<Editor
					key={language}
					{...control}
					label={t("introduction")}
					lang={describeLocale(language).language}
					text={String(value ?? "")}
					onChange={change}
				/>
			)}
		</Labelled>
	);
}
