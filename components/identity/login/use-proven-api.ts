"use client";

import { useLocale } from "next-intl";
import { useMemo } from "react";
import type { Api } from "@/lib/api/api";
import { browserApi } from "@/lib/api/browser";
import { withProof } from "@/lib/api/with-proof";

/** For calls that the gateway may want to be worked for, such as those that send codes. */
export function useProvenApi(): Api {
	const locale = useLocale();
	return useMemo(() => withProof(browserApi(locale)), [locale]);
}
