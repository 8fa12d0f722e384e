"use client";

import { useTranslations } from "next-intl";
import { Fragment, useState } from "react";
import { ProgramsCard } from "@/components/identity/linking/programs-card";
import { LatePushCard } from "@/components/identity/push/late-push";
import { Button } from "@/components/ui/button";
import { AccessCard } from "./access-card";
import { DataCard } from "./data-card";
import { DetailsSkeleton } from "./details-skeleton";
import { ProfileCard } from "./profile-card";
import { SessionsCard } from "./sessions-card";
import { TouristCard } from "./tourist-card";
import { useUser } from "./use-user";

/** Who is signed in, and what can be changed about it. */
export function UserDetails() {
	return (
		<div className="stack cols-1 gap-x4">
			<Cards />
		</div>
	);
}

function Cards() {
	const t = useTranslations("user.info");
	const { data, error, mutate } = useUser();
	const [user, setUser] = useState(data);
	// A session that ends in mid-sentence empties every answer; what was typed here is to stay.
	if (data && data !== user) setUser(data);
	if (!user && error)
		return (
			<section className="card">
				<p>{t("failed")}</p>
				<p>
					<Button kind="quiet" onClick={() => mutate()}>
						{t("retry")}
					</Button>
				</p>
			</section>
		);
	if (!user) return <DetailsSkeleton />;
	if (user.kind === "tourist")
		return (
			<>
				<TouristCard user={user} />
				<SessionsCard />
				<LatePushCard />
			</>
		);
	return (
		// Somebody else who signs in on the same page begins with forms of their own.
		<Fragment key={user.uid}>
			<ProfileCard user={user} />
			<AccessCard user={user} />
			<SessionsCard />
			<ProgramsCard />
			<LatePushCard />
			<DataCard user={user} />
		</Fragment>
	);
}
