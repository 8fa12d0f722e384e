"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ApiError } from "@/lib/api/api-error";

/** Does one thing after another, and knows in words why the last one failed. */
export function useDoing() {
	const t = useTranslations("console.import");
	const [fault, setFault] = useState("");

	async function doing(work: () => Promise<unknown>) {
		setFault("");
		try {
			await work();
		} catch (error) {
			setFault((error instanceof ApiError && error.message) || t("failed"));
		}
	}
	return { fault, doing };
}
