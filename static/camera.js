// A camera, whose pictures a worker of its own reads: the cards of a vote, or QR codes. None of them is kept: each is given to
// the worker, which closes it.

const PROBLEMS = { NotAllowedError: "refused", SecurityError: "refused", NotFoundError: "none", OverconstrainedError: "none" };
const SIZE = { width: { ideal: 1280 }, height: { ideal: 720 } };
// For phones, the camera on the back.
const USUAL = { facingMode: { ideal: "environment" } };

const get = (which) => navigator.mediaDevices.getUserMedia({ video: { ...SIZE, ...which } });
// The chosen camera may not be here any more.
const orUsual = (error) => {
  if (error.name !== "OverconstrainedError") throw error;
  return get(USUAL);
};

// Opens the camera with this name for the browser, if it is there. Tells what is seen, or the problem with which it ends.
// Returns what ends it.
export function watch(video, name, startWorker, tell) {
  let stream;
  let isOver = false;
  const stop = () => {
    isOver = true;
    for (const track of stream?.getTracks() ?? []) track.stop();
    video.srcObject = null;
    worker.terminate();
  };
  const fail = (problem) => {
    if (isOver) return;
    stop();
    tell({ problem });
  };

  // The next picture is taken once the worker has read the last one.
  const read = async () => {
    if (isOver) return;
    try {
      const picture = await createImageBitmap(video);
      worker.postMessage(picture, [picture]);
    } catch {
      // There is no picture yet.
      soon(read);
    }
  };
  const soon = (then) => (video.requestVideoFrameCallback ? video.requestVideoFrameCallback(then) : requestAnimationFrame(then));
  const worker = startWorker(() => fail("failed"));
  worker.onmessage = ({ data }) => {
    if (isOver) return;
    tell({ seen: data });
    soon(read);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    fail("failed");
  };

  const open = async () => {
    // Browsers hide cameras from pages that came by an insecure way.
    if (!navigator.mediaDevices) return fail("none");
    try {
      stream = await (name ? get({ deviceId: { exact: name } }).catch(orUsual) : get(USUAL));
    } catch (error) {
      return fail(PROBLEMS[error.name] ?? "busy");
    }
    if (isOver) return stop();
    for (const track of stream.getTracks()) track.onended = () => fail("gone");
    video.srcObject = stream;
    await video.play();
    // Browsers tell what cameras are called once one is open.
    const devices = await navigator.mediaDevices.enumerateDevices();
    const cameras = devices.filter(({ kind }) => kind === "videoinput").flatMap(({ deviceId, label }) => [deviceId, label]);
    if (isOver) return;
    tell({ opened: stream.getVideoTracks()[0].getSettings().deviceId, cameras });
    soon(read);
  };
  open().catch(() => fail("failed"));
  return stop;
}
