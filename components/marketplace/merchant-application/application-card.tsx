"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import styled from "styled-components";
import { kit } from "@/components/ui/kit-css";
import type { Application } from "@/gateway/contract/marketplace/merchant-application";
import { ApplicationFacts } from "./application-facts";
import { ApplicationMark } from "./application-mark";
import { ApplicationPictures } from "./application-pictures";
import { Reason } from "./reason-styles";

interface ApplicationCardProps {
	application: Application;
	/** How it stands and why, and no more. */
	isBrief?: boolean;
	/** Twice as large where licences are looked through. */
	pictureSize?: 88 | 176;
}

/** One application, as its applicant sent it, with its answer. */
export function ApplicationCard(props: ApplicationCardProps) {
	const { application, isBrief, pictureSize = 88 } = props;
	const t = useTranslations("application");
	const id = useId();
	const { state, reason, companyName, images } = application;
	return (
		<article className="card" aria-labelledby={id} data-application={state}>
			<Head>
				<h2 id={id} className="anywhere">
					{companyName}
				</h2>
				<ApplicationMark state={state} />
			</Head>
			{reason && (
				<Reason className="anywhere">
					<b className="block">{t("reason")}</b>
					{reason}
				</Reason>
			)}
			{!isBrief && <ApplicationFacts application={application} />}
			{!isBrief && <ApplicationPictures images={images} size={pictureSize} />}
		</article>
	);
}

const Head = styled.div`
	${kit.spreadWrap("x2", "x4")};
`;
