"use client";

import { useTranslations } from "next-intl";

const lines = ["first", "second", "third"];

/** The shape of what comes: one group of lines, and the sum beside it. */
export function CartSkeleton() {
	const t = useTranslations("cart");
	return (
		<>
			<p role="status" className="visually-hidden">
				{t("loading")}
			</p>
			<div className="beside" aria-hidden="true">
				<div className="stack cols-1 gap-x4">
					<span className="skeleton line" style={{ width: 130 }} />
					<div className="group">
						<header>
							<span className="skeleton line" style={{ width: 160 }} />
						</header>
						<ul>
							{lines.map((line) => (
								<li key={line} className="item rule-above">
									<span className="choose target rigid gap-x2" />
									<span className="skeleton picture" />
									<span className="what stack gap-x1 to-start">
										<span className="skeleton line" style={{ width: "80%" }} />
										<span className="skeleton line" style={{ width: "40%" }} />
										<span
											className="skeleton"
											style={{ width: 130, height: 44 }}
										/>
									</span>
								</li>
							))}
						</ul>
					</div>
				</div>
				<aside className="summary foot-bar stack gap-x4 pad-x4 as-card">
					<span className="skeleton" style={{ width: "100%", height: 44 }} />
				</aside>
			</div>
		</>
	);
}
