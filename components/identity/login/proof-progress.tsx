"use client";

import { useTranslations } from "next-intl";
import { useSolving } from "@/lib/session/solving";

/** While this device solves a challenge: stands below the button that asked for a code. */
export function ProofProgress() {
	const t = useTranslations("login");
	const solving = useSolving();
	return (
		<div role="status" className="proof if-said stack gap-x1 soft">
			{solving !== undefined && (
				<>
					<span>{t("proof")}</span>
					<progress aria-hidden="true" value={solving} />
				</>
			)}
		</div>
	);
}
