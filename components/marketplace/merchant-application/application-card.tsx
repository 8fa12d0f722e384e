"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import type { Application } from "@/gateway/contract/marketplace/merchant-application";
import { ApplicationFacts } from "./application-facts";
import { ApplicationMark } from "./application-mark";
import { ApplicationPictures } from "./application-pictures";

interface ApplicationCardProps {
	application: Application;
	/** How it stands and why, and no more. */
	isBrief?: boolean;
}

/** One application, as its applicant sent it, with its answer. */
export function ApplicationCard(props: ApplicationCardProps) {
	const { application, isBrief } = props;
	const t = useTranslations("application");
	const id = useId();
	const { state, reason, companyName, images } = application;
	return (
		<article className="card" aria-labelledby={id} data-application={state}>
			<div className="head">
				<h2 id={id} className="anywhere">
					{companyName}
				</h2>
				<ApplicationMark state={state} />
			</div>
			{reason && (
				<p className="reason anywhere">
					<b className="block">{t("reason")}</b>
					{reason}
				</p>
			)}
			{!isBrief && <ApplicationFacts application={application} />}
			{!isBrief && <ApplicationPictures images={images} />}
		</article>
	);
}
