"use client";

import { useTranslations } from "next-intl";

/** Licences and certificates; the gateway shows them to their owner and to operators alone. */
export function ApplicationPictures({ images }: { images: string[] }) {
	const t = useTranslations("application");
	return (
		<ul className="proofs flow wraps gap-x3" aria-label={t("form.pictures")}>
			{images.map((path, at) => (
				<li key={path}>
					<a href={path} target="_blank" rel="noreferrer">
						{/* biome-ignore lint/performance/noImgElement: the gateway made it small. */}
						<img
							className="as-picture"
							src={path}
							alt={t("picture", { number: at + 1 })}
							width={88}
							height={88}
						/>
					</a>
				</li>
			))}
		</ul>
	);
}
