"use client";

import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { AskFirst as Ask } from "@/components/layout/ask-first";

type OwnWords = "keepLabel" | "closeLabel" | "failed";
type AskFirstProps = Omit<ComponentProps<typeof Ask>, OwnWords> &
	Partial<Pick<ComponentProps<typeof Ask>, OwnWords>>;

/** {@link Ask} in the words of the console, where no others are given. */
export function AskFirst(props: AskFirstProps) {
	const t = useTranslations("console.form");
	return (
		<Ask
			keepLabel={t("keep")}
			closeLabel={t("close")}
			failed={t("failed")}
			{...props}
		/>
	);
}
