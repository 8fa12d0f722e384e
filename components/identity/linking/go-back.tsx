"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { buttonClass } from "@/components/ui/button";

/** Leads back to the program; by a link too, for a browser that asks first before it opens an app. */
export function GoBack({ address }: { address: string }) {
	const t = useTranslations("linkProgram");
	const link = useRef<HTMLAnchorElement>(null);
	useEffect(() => {
		// What was pressed is gone.
		link.current?.focus();
		window.location.replace(address);
	}, [address]);
	return (
		<>
			<p role="status">{t("going")}</p>
			<a ref={link} className={buttonClass({ kind: "quiet" })} href={address}>
				{t("back")}
			</a>
			{!/^https?:/.test(address) && <p className="soft">{t("close")}</p>}
		</>
	);
}
