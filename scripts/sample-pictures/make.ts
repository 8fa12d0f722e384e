import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type Job, jobsFor } from "./jobs";
import {
	emptyManifest,
	hashOf,
	MAKER_VERSION,
	type Manifest,
	readManifest,
	writeManifest,
} from "./manifest";
import { readSample } from "./read-sample";
import { writeMark } from "./site/mark";
import { writeSharedPictures } from "./site/share";

const PARALLEL = 2;
const publicFolder = join(import.meta.dirname, "../../public");
const manifestPath = join(publicFolder, "sample/manifest.json");

// One thread a picture: two pictures at a time already fill two cores.
sharp.concurrency(1);
sharp.cache(false);

function keysAskedFor(): Set<string> | null {
	const at = process.argv.indexOf("--only");
	const list = at < 0 ? undefined : process.argv[at + 1];
	return list ? new Set(list.split(",")) : null;
}

async function runAll(jobs: Job[], onDone: (job: Job) => void): Promise<void> {
	const waiting = [...jobs];
	const work = async () => {
		for (let job = waiting.shift(); job; job = waiting.shift()) {
			await job.run();
			onDone(job);
		}
	};
	await Promise.all(Array.from({ length: PARALLEL }, work));
}

async function make(): Promise<void> {
	const startedAt = Date.now();
	const only = keysAskedFor();
	const all = jobsFor(readSample(), publicFolder).map((job) => ({
		...job,
		hash: hashOf([MAKER_VERSION, job.hash]),
	}));
	const known = readManifest(manifestPath);
	const isDone = (job: Job) =>
		known[job.kind][job.key]?.hash === job.hash && existsSync(job.proof);
	const jobs = all.filter((job) => (only ? only.has(job.key) : !isDone(job)));
	mkdirSync(join(publicFolder, "sample"), { recursive: true });
	await writeMark(join(publicFolder, "pictures"));
	await writeSharedPictures(join(publicFolder, "pictures"));
	let done = 0;
	await runAll(jobs, (job) => {
		known[job.kind][job.key] = { hash: job.hash, pictures: job.pictures };
		done += 1;
		process.stdout.write(
			`\r${done}/${jobs.length} ${job.kind} ${job.key}`.padEnd(72),
		);
		if (done % 20 === 0) writeManifest(manifestPath, sorted(known, all));
	});
	writeManifest(manifestPath, sorted(known, all));
	const seconds = Math.round((Date.now() - startedAt) / 1000);
	process.stdout.write(
		`\r${`${done} made, ${all.length - jobs.length} unchanged, ${seconds} s`.padEnd(72)}\n`,
	);
}

/** In the order of the sample, and without what the sample no longer has. */
function sorted(known: Manifest, jobs: Job[]): Manifest {
	const manifest = emptyManifest();
	for (const { kind, key } of jobs) {
		const entry = known[kind][key];
		if (entry) manifest[kind][key] = entry;
	}
	return manifest;
}

await make();
