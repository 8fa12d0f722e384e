import nextJest from "next/jest.js";

const readNextConfig = nextJest({ dir: import.meta.dirname });

/** Packages that ship modules only; jest has to compile them. */
const modulesOnly = [
	"@formatjs/.+",
	"@schummar/.+",
	"icu-minify",
	"intl-messageformat",
	"jose",
	"next-intl",
	"qr",
	"use-intl",
];

const shared = {
	rootDir: import.meta.dirname,
	testMatch: ["**/*.test.ts", "**/*.test.tsx"],
	moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
	modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data/"],
};

const projects = [
	{
		...shared,
		displayName: "unit",
		testEnvironment: "jsdom",
		setupFilesAfterEnv: ["@testing-library/jest-dom"],
		roots: ["components", "lib", "app", "messages"].map(inside),
	},
	{
		...shared,
		displayName: "gateway",
		testEnvironment: "node",
		roots: ["gateway", "scripts"].map(inside),
		globalSetup: "<rootDir>/gateway/testing/global-setup.ts",
		globalTeardown: "<rootDir>/gateway/testing/global-teardown.ts",
	},
];

function inside(folder) {
	return `<rootDir>/${folder}`;
}

/** Next adds its compiler; what it leaves uncompiled is widened by the packages above. */
async function compiledByNext(project) {
	const config = await readNextConfig(project)();
	const kept = config.transformIgnorePatterns.filter(
		(pattern) => !pattern.includes("node_modules"),
	);
	return {
		...config,
		transformIgnorePatterns: [
			`/node_modules/(?!(${modulesOnly.join("|")})/)`,
			...kept,
		],
	};
}

export default async () => ({
	projects: await Promise.all(projects.map(compiledByNext)),
	passWithNoTests: true,
	// Jest leaves a core to itself, but its own process only waits.
	maxWorkers: "100%",
	// A limit against hanging: every file of the gateway's starts a database of its own, on a busy machine for minutes.
	testTimeout: 300_000,
});
