"use client";

import { useTranslations } from "next-intl";
import { AvatarCircle } from "./avatar";

/** The shape of what comes: the face with its name, the ways to sign in. */
export function DetailsSkeleton() {
	const t = useTranslations("user.info");
	return (
		<>
			<p role="status" className="visually-hidden">
				{t("loading")}
			</p>
			<section className="card" aria-hidden="true">
				<span className="skeleton" style={{ width: 140, height: 26 }} />
				<div className="row gap-x5">
					<AvatarCircle className="skeleton rigid" />
					<span className="skeleton" style={{ width: 120, height: 44 }} />
				</div>
				<span
					className="skeleton"
					style={{ width: "min(480px, 100%)", height: 86 }}
				/>
			</section>
			<section className="card" aria-hidden="true">
				<span className="skeleton" style={{ width: 140, height: 26 }} />
				<div className="stack">
					{["phone", "email", "password"].map((row) => (
						<div key={row} className="setting">
							<span className="skeleton line" style={{ width: "40%" }} />
						</div>
					))}
				</div>
			</section>
		</>
	);
}
